import { sql } from 'drizzle-orm';
import {
  check,
  index,
  jsonb,
  // biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { type Metadata, users } from '../../accounts/table.ts';
import { flowStates } from '../../flow-states/table.ts';
import { identity, moment } from '../../schema.ts';

export const purposes = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
  'sms',
  'phone_change',
  'reauthentication',
] as const;
export type Purpose = (typeof purposes)[number];

/**
 * The token of a mailed link or a texted code. Each purpose of a user has one, so that a newer message ends an older
 * one; only hashes are kept.
 */
export const oneTimeTokens = identity.table(
  'one_time_tokens',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: purposes }).notNull(),
    tokenHash: text().notNull(),
    /** Under a key of its own: six digits are soon tried out. */
    codeHash: text(),
    /** Wrong codes so far; after the fifth the code opens nothing. */
    tries: smallint().notNull().default(0),
    /** The address or number that the message went to. */
    sentTo: text(),
    /** The flow of a client that waits for a code to exchange (PKCE). */
    flowStateId: uuid().references(() => flowStates.id, { onDelete: 'cascade' }),
    /**
     * The metadata for a reset of the account, if this token is the first to confirm it, because another person may
     * have filled the account. It is null if the account stays as it is.
     */
    resetWith: jsonb('begins_anew_with').$type<Metadata>(),
    createdAt: timestamp(moment).notNull(),
    expiresAt: timestamp(moment).notNull(),
    codeExpiresAt: timestamp(moment),
  },
  (token) => [
    primaryKey({ columns: [token.userId, token.purpose] }),
    unique('one_time_tokens_token_hash_unique').on(token.tokenHash),
    // A flow that is forgotten takes its message along.
    index('one_time_tokens_flow_state_id_idx')
      .on(token.flowStateId)
      .where(sql`flow_state_id is not null`),
    check(
      'one_time_tokens_purpose_check',
      sql`purpose in ('signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new', 'sms', 'phone_change', 'reauthentication')`,
    ),
  ],
);
export type OneTimeToken = typeof oneTimeTokens.$inferSelect;
