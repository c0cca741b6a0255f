import { index, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/table.ts';
import { identity, moment } from '../../schema.ts';
import { oauthClients } from '../applications/table.ts';

/** A request of an application that waits for the person's word, and the code that comes of it. */
export const oauthAuthorizations = identity.table(
  'oauth_authorizations',
  {
    id: uuid().primaryKey(),
    clientId: uuid()
      .notNull()
      .references(() => oauthClients.id, { onDelete: 'cascade' }),
    /** The first person who opened it. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    redirectUri: text().notNull(),
    scope: text().notNull(),
    state: text(),
    nonce: text(),
    codeChallenge: text(),
    codeChallengeMethod: text({ enum: ['s256', 'plain'] }),
    status: text({ enum: ['pending', 'approved', 'denied', 'exchanged'] }).notNull(),
    codeHash: text(),
    createdAt: timestamp(moment).notNull(),
    expiresAt: timestamp(moment).notNull(),
    decidedAt: timestamp(moment),
  },
  (authorization) => [
    unique('oauth_authorizations_code_hash_unique').on(authorization.codeHash),
    index('oauth_authorizations_expires_at_idx').on(authorization.expiresAt),
  ],
);
export type OauthAuthorization = typeof oauthAuthorizations.$inferSelect;
