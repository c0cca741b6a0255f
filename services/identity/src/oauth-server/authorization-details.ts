import type { Actor } from '@sidework/chassis/actor';
import type { OauthAuthorizationDetails } from '@sidework/contracts/identity/auth-oauth';
import type { Deps } from '../deps.ts';
import { approve, type Redirection, scopesOf } from './approve.ts';
import { saveAuthorization } from './authorization-queries.ts';
import { getClient } from './client-queries.ts';
import { findGrant } from './grant-queries.ts';
import { pendingFor } from './pending-authorization.ts';
import { toApplication } from './view.ts';

/** What an application asks of the actor; one that was let in before goes on at once. */
export function authorizationDetails(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<OauthAuthorizationDetails | Redirection> {
  return deps.db.transaction(async (tx) => {
    const { user, authorization } = await pendingFor(deps, tx, actor, id);
    const client = await getClient(tx, authorization.clientId);
    const own = { ...authorization, userId: user.id };
    const grant = await findGrant(tx, user.id, client.id);
    if (grant && scopesOf(own).every((scope) => grant.scopes.includes(scope)))
      return approve(deps, tx, own);
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
