import { sql } from 'drizzle-orm';
import { check, index, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { identity, moment } from '../schema.ts';

export const users = identity.table(
  'users',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    emailConfirmedAt: timestamp(moment),
    confirmationSentAt: timestamp(moment),
    recoverySentAt: timestamp(moment),
    lastSignInAt: timestamp(moment),
    createdAt: timestamp(moment).notNull(),
    updatedAt: timestamp(moment).notNull(),
    deletedAt: timestamp(moment),
  },
  () => [
    uniqueIndex('users_email_idx').on(sql`lower(email)`).where(sql`deleted_at is null`),
    check('users_email_check', sql`email = lower(email) and length(email) <= 254`),
  ],
);
export type User = typeof users.$inferSelect;

/** The ways a person signs in; `email` is the one there is yet. */
export const identities = identity.table(
  'identities',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    provider: text().notNull(),
    /** The person's id at the provider; for `email` it is the user's own. */
    providerId: text().notNull(),
    lastSignInAt: timestamp(moment),
    createdAt: timestamp(moment).notNull(),
    updatedAt: timestamp(moment).notNull(),
  },
  (each) => [
    unique('identities_provider_provider_id_unique').on(each.provider, each.providerId),
    index('identities_user_id_idx').on(each.userId),
  ],
);
export type Identity = typeof identities.$inferSelect;
