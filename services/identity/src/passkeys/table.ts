import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/table.ts';
import { identity, moment } from '../schema.ts';

/** A key that its owner signs in with, instead of a password. */
export const passkeys = identity.table(
  'passkeys',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialId: text().notNull(),
    publicKey: text().notNull(),
    signatureCount: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    aaguid: text(),
    isBackedUp: boolean().notNull(),
    friendlyName: text(),
    createdAt: timestamp(moment).notNull(),
    updatedAt: timestamp(moment).notNull(),
    lastUsedAt: timestamp(moment),
  },
  (passkey) => [
    unique('passkeys_credential_id_unique').on(passkey.credentialId),
    index('passkeys_user_id_idx').on(passkey.userId),
  ],
);
export type Passkey = typeof passkeys.$inferSelect;

/** A ceremony under way; used or run out, it is gone. */
export const passkeyChallenges = identity.table(
  'passkey_challenges',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['registration', 'authentication'] }).notNull(),
    /** The user of a registration. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    challenge: text().notNull(),
    createdAt: timestamp(moment).notNull(),
    expiresAt: timestamp(moment).notNull(),
  },
  (challenge) => [
    index('passkey_challenges_expires_at_idx').on(challenge.expiresAt),
    check('passkey_challenges_kind_check', sql`(kind = 'registration') = (user_id is not null)`),
  ],
);
