import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { identity, moment } from '../schema.ts';

export type Metadata = Record<string, unknown>;

export const users = identity.table(
  'users',
  {
    id: uuid().primaryKey(),
    /** Null for who signed up by phone, or anonymously. */
    email: text(),
    /** Digits only, as E.164 has them behind its plus sign. */
    phone: text(),
    /** Null for who has no password. */
    passwordHash: text(),
    /** The claim `role` of access tokens; what the product calls roles is in `user_roles`. */
    role: text().notNull().default('authenticated'),
    /** Data that the person gave. */
    userMetadata: jsonb().$type<Metadata>().notNull().default({}),
    /** Data that an administrator gave; the product's own values override it. */
    appMetadata: jsonb().$type<Metadata>().notNull().default({}),
    isAnonymous: boolean().notNull().default(false),
    emailConfirmedAt: timestamp(moment),
    /**
     * The time when a message to the address was answered or a provider vouched for it. It is null if the address only
     * counts as confirmed, because a stranger may have typed it.
     */
    emailProvedAt: timestamp(moment),
    phoneConfirmedAt: timestamp(moment),
    /** The addresses that are to take the place of today's, once they are confirmed. */
    emailChange: text(),
    phoneChange: text(),
    /** Which of the two mails of a change of address were answered: today's address counts 1, the new one 2. */
    emailChangeConfirmations: smallint().notNull().default(0),
    confirmationSentAt: timestamp(moment),
    recoverySentAt: timestamp(moment),
    /** Each kind of message has a clock of its own: none holds up another. */
    magiclinkSentAt: timestamp(moment),
    textSentAt: timestamp(moment),
    emailChangeSentAt: timestamp(moment),
    phoneChangeSentAt: timestamp(moment),
    reauthenticationSentAt: timestamp(moment),
    /** Marks of passwords from sign-ups with this address while the account existed; see `sign-up-marks.ts`. */
    signUpMarks: integer().array().notNull().default([]),
    invitedAt: timestamp(moment),
    bannedUntil: timestamp(moment),
    lastSignInAt: timestamp(moment),
    createdAt: timestamp(moment).notNull(),
    updatedAt: timestamp(moment).notNull(),
    deletedAt: timestamp(moment),
  },
  (user) => [
    uniqueIndex('users_email_idx').on(sql`lower(email)`).where(sql`deleted_at is null`),
    uniqueIndex('users_phone_idx').on(user.phone).where(sql`deleted_at is null`),
    index('users_created_at_idx').on(user.createdAt, user.id).where(sql`deleted_at is null`),
    index('users_banned_until_idx').on(user.bannedUntil).where(sql`banned_until is not null`),
    check('users_email_check', sql`email = lower(email) and length(email) <= 254`),
    check('users_phone_check', sql`phone ~ '^[1-9][0-9]{1,14}$'`),
  ],
);
export type User = typeof users.$inferSelect;

/** The ways a person signs in: `email`, `phone`, or an OIDC provider by its name. */
export const identities = identity.table(
  'identities',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    /** The person's id at the provider; for `email` and `phone` it is the user's own. */
    providerId: text().notNull(),
    /** The provider's data about the person; for `email` and `phone` it is computed. */
    identityData: jsonb().$type<Metadata>(),
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
