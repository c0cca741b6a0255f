import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/table.ts';
import { identity, moment } from '../schema.ts';

export interface AuthMethod {
  method: string;
  /** Seconds since 1970. */
  timestamp: number;
}

export const sessions = identity.table(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    aal: text({ enum: ['aal1', 'aal2'] }).notNull(),
    /** The factor that brought it to aal2; a renewal keeps both. */
    factorId: uuid(),
    /** The browser as it names itself, and the address that it came from last. */
    userAgent: text(),
    address: text(),
    /** The application that the person let in through the OAuth server; null where they came themselves. */
    oauthClientId: uuid(),
    oauthScope: text(),
    amr: jsonb().$type<AuthMethod[]>().notNull(),
    createdAt: timestamp(moment).notNull(),
    refreshedAt: timestamp(moment),
    revokedAt: timestamp(moment),
  },
  (session) => [
    index('sessions_user_id_idx').on(session.userId).where(sql`revoked_at is null`),
    // This index includes ended sessions, for a person's export of all data.
    index('sessions_of_user_idx').on(session.userId),
    index('sessions_revoked_at_idx').on(session.revokedAt).where(sql`revoked_at is not null`),
    check('sessions_aal_check', sql`aal in ('aal1', 'aal2')`),
  ],
);
export type Session = typeof sessions.$inferSelect;

/** The chain of a session's refresh tokens, of which only the newest is active; none is kept in the clear. */
export const refreshTokens = identity.table(
  'refresh_tokens',
  {
    tokenHash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id),
    /** Counts the tokens of a session from 1. */
    generation: integer().notNull(),
    createdAt: timestamp(moment).notNull(),
    replacedAt: timestamp(moment),
  },
  (token) => [
    unique('refresh_tokens_session_id_generation_unique').on(token.sessionId, token.generation),
    uniqueIndex('refresh_tokens_active_idx').on(token.sessionId).where(sql`replaced_at is null`),
    index('refresh_tokens_replaced_at_idx')
      .on(token.replacedAt)
      .where(sql`replaced_at is not null`),
    check('refresh_tokens_generation_check', sql`generation > 0`),
  ],
);
export type RefreshToken = typeof refreshTokens.$inferSelect;
