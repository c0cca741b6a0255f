import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { OauthAuthorizationDetails } from '@sidework/contracts/identity/oauth-server/auth-oauth';
import type { User } from '../../accounts/table.ts';
import type { Deps } from '../../deps.ts';
import type { OauthClient } from '../applications/table.ts';
import { findGrant } from '../grants/queries.ts';
import { toApplication } from '../grants/view.ts';
import { approve, type Redirection } from './approve.ts';
import { scopesOf } from './authorization.ts';
import { pendingFor } from './pending-authorization.ts';
import { saveAuthorization } from './queries.ts';

/** Shows what an application asks for; an application that was let in before goes on at once. */
export function authorizationDetails(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<OauthAuthorizationDetails | Redirection> {
  return deps.db.transaction(async (tx) => {
    const { user, authorization, client } = await pendingFor(deps, tx, actor, id);
    const own = { ...authorization, userId: user.id };
    if (await wasLetIn(tx, user, client, scopesOf(own))) return approve(deps, tx, own);
    await saveAuthorization(tx, own);
    return {
      authorization_id: own.id,
      redirect_uri: own.redirectUri,
      client: toApplication(client),
      user: { id: user.id, email: user.email ?? '' },
      scope: own.scope,
    };
  });
}

/** One without a secret may be any program that knows its name: the person is asked each time (RFC 6749, 10.2). */
async function wasLetIn(tx: Tx, { id }: User, client: OauthClient, scopes: string[]) {
  if (client.clientType === 'public') return false;
  const grant = await findGrant(tx, id, client.id);
  return grant !== undefined && scopes.every((scope) => grant.scopes.includes(scope));
}
