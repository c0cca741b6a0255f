import type {
  OauthClientChanges,
  OauthClientView,
} from '@sidework/contracts/identity/oauth-server/auth-oauth';
import { type Administrator, addAuditEntry } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { hashOf } from '../../hashes.ts';
import { endApplicationSessions } from '../grants/end-application-sessions.ts';
import { deleteGrantsOfClient } from '../grants/queries.ts';
import { ended, requireChanges, withNewSecret } from './client.ts';
import { fieldsOf, kindOf } from './client-fields.ts';
import { lockClient, saveClient } from './queries.ts';
import { newSecret } from './secrets.ts';
import type { OauthClient } from './table.ts';
import { toOauthClient } from './view.ts';

export async function updateClient(
  deps: Deps,
  by: Administrator,
  id: string,
  given: OauthClientChanges,
): Promise<OauthClientView> {
  const fields = fieldsOf(given);
  const { token_endpoint_auth_method: method } = given;
  requireChanges(fields, given);
  return deps.db.transaction(async (tx) => {
    const client = await lockClient(tx, id);
    const changed: OauthClient = {
      ...client,
      ...fields,
      // A secret is neither made up nor dropped by the way.
      ...(method && kindOf({ client_type: client.clientType, token_endpoint_auth_method: method })),
      updatedAt: deps.now(),
    };
    await saveClient(tx, changed);
    const details = { fields: [...Object.keys(fields), ...(method ? ['authMethod'] : [])] };
    await addAuditEntry(deps, tx, by, {
      action: 'oauth_client_changed',
      targetId: client.id,
      details,
    });
    return toOauthClient(changed);
  });
}

export async function regenerateSecret(
  deps: Deps,
  by: Administrator,
  id: string,
): Promise<OauthClientView> {
  const secret = newSecret();
  return deps.db.transaction(async (tx) => {
    const client = await lockClient(tx, id);
    const changed = withNewSecret(client, hashOf(secret), deps.now());
    await saveClient(tx, changed);
    await addAuditEntry(deps, tx, by, {
      action: 'oauth_client_secret_changed',
      targetId: client.id,
    });
    return toOauthClient(changed, secret);
  });
}

/** Deletes an application; its grants and sessions end. */
export async function deleteClient(deps: Deps, by: Administrator, id: string): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const client = await lockClient(tx, id);
    await saveClient(tx, ended(client, deps.now()));
    await deleteGrantsOfClient(tx, client.id);
    await endApplicationSessions(deps, tx, { clientId: client.id });
    await addAuditEntry(deps, tx, by, { action: 'oauth_client_deleted', targetId: client.id });
  });
  return null;
}
