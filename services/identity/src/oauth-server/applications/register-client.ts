import {
  type OauthClientFields,
  type OauthClientView,
  oauthGrantTypes,
} from '@sidework/contracts/identity/oauth-server/auth-oauth';
import { v7 as uuidv7 } from 'uuid';
import { type Administrator, addAuditEntry } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { hashOf } from '../../hashes.ts';
import { requireMayRegister } from './client.ts';
import { fieldsOf, kindOf } from './client-fields.ts';
import { insertClient } from './queries.ts';
import { newSecret } from './secrets.ts';
import type { OauthClient } from './table.ts';
import { toOauthClient } from './view.ts';

/** An application that makes itself known, where that is allowed. */
export async function registerClient(
  deps: Deps,
  given: OauthClientFields,
): Promise<OauthClientView> {
  requireMayRegister(deps.config);
  const { client, secret } = open(given, 'dynamic', deps.now());
  await deps.db.transaction((tx) => insertClient(tx, client));
  return toOauthClient(client, secret);
}

/** An application that an administrator makes known. */
export async function createClient(
  deps: Deps,
  by: Administrator,
  given: OauthClientFields,
): Promise<OauthClientView> {
  const { client, secret } = open(given, 'manual', deps.now());
  await deps.db.transaction(async (tx) => {
    await insertClient(tx, client);
    await addAuditEntry(deps, tx, by, { action: 'oauth_client_created', targetId: client.id });
  });
  return toOauthClient(client, secret);
}

function open(
  given: OauthClientFields,
  registrationType: OauthClient['registrationType'],
  now: Date,
): { client: OauthClient; secret: string | undefined } {
  const kind = kindOf(given);
  const secret = kind.clientType === 'confidential' ? newSecret() : undefined;
  const client = {
    id: uuidv7(),
    name: '',
    uri: null,
    logoUri: null,
    redirectUris: [],
    grantTypes: [...oauthGrantTypes],
    responseTypes: ['code'],
    scope: null,
    registrationType,
    secretHash: secret === undefined ? null : hashOf(secret),
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    ...kind,
    ...fieldsOf(given),
  };
  return { client, secret };
}
