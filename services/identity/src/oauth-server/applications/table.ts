import { sql } from 'drizzle-orm';
import { check, index, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { identity, moment } from '../../schema.ts';

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
