import { index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { identity, moment } from '../schema.ts';

/** When a source or an account may ask next: the theoretical arrival time of the generic cell rate algorithm. */
export const rateLimits = identity.table(
  'rate_limits',
  {
    key: text().primaryKey(),
    arrivesAt: timestamp(moment).notNull(),
  },
  (limit) => [index('rate_limits_arrives_at_idx').on(limit.arrivesAt)],
);

/** Passwords that were or are being checked and did not open an account; a right one takes its row away again. */
export const passwordAttempts = identity.table(
  'password_attempts',
  {
    id: uuid().primaryKey(),
    /** The hash of the account or of the address or number that was given, known or not; or of a device of it. */
    account: text().notNull(),
    at: timestamp(moment).notNull(),
  },
  (attempt) => [
    index('password_attempts_account_at_idx').on(attempt.account, attempt.at),
    index('password_attempts_at_idx').on(attempt.at),
  ],
);
