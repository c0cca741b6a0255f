import { sql } from 'drizzle-orm';
import {
  check,
  index,
  jsonb,
  // biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/table.ts';
import { identity, moment } from '../schema.ts';

/** An application that asks people to let it in. */
export const oauthClients = identity.table(
  'oauth_clients',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    uri: text(),
    logoUri: text(),
    redirectUris: jsonb().$type<string[]>().notNull(),
    grantTypes: jsonb().$type<string[]>().notNull(),
    responseTypes: jsonb().$type<string[]>().notNull(),
    scope: text(),
    clientType: text({ enum: ['confidential', 'public'] }).notNull(),
    tokenEndpointAuthMethod: text().notNull(),
    registrationType: text({ enum: ['dynamic', 'manual'] }).notNull(),
    /** Null for a public client. */
    secretHash: text(),
    createdAt: timestamp(moment).notNull(),
    updatedAt: timestamp(moment).notNull(),
    deletedAt: timestamp(moment),
  },
  (client) => [
    index('oauth_clients_created_at_idx').on(client.createdAt, client.id),
    check('oauth_clients_client_type_check', sql`client_type in ('confidential', 'public')`),
  ],
);
export type OauthClient = typeof oauthClients.$inferSelect;

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

/** The scopes that a person granted to an application, until they revoke them. */
export const oauthGrants = identity.table(
  'oauth_grants',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: uuid()
      .notNull()
      .references(() => oauthClients.id, { onDelete: 'cascade' }),
    scopes: jsonb().$type<string[]>().notNull(),
    grantedAt: timestamp(moment).notNull(),
  },
  (grant) => [primaryKey({ columns: [grant.userId, grant.clientId] })],
);
export type OauthGrant = typeof oauthGrants.$inferSelect;
