import {
  jsonb,
  // biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
  primaryKey,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../accounts/table.ts';
import { identity, moment } from '../../schema.ts';
import { oauthClients } from '../applications/table.ts';

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
