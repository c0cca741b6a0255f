import { sql } from 'drizzle-orm';
// biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
import { check, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/table.ts';
import { identity, moment } from '../schema.ts';

export const purposes = ['signup', 'recovery'] as const;
export type Purpose = (typeof purposes)[number];

/** What a mailed link opens: one for each purpose of a user, so that a newer mail ends an older one. */
export const oneTimeTokens = identity.table(
  'one_time_tokens',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id),
    purpose: text({ enum: purposes }).notNull(),
    tokenHash: text().notNull(),
    createdAt: timestamp(moment).notNull(),
    expiresAt: timestamp(moment).notNull(),
  },
  (token) => [
    primaryKey({ columns: [token.userId, token.purpose] }),
    unique('one_time_tokens_token_hash_unique').on(token.tokenHash),
    check('one_time_tokens_purpose_check', sql`purpose in ('signup', 'recovery')`),
  ],
);
