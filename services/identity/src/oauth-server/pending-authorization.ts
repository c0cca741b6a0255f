import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { lockUser } from '../accounts/queries.ts';
import type { User } from '../accounts/table.ts';
import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import { requireSession } from '../sessions/queries.ts';
import { lockAuthorization } from './authorization-queries.ts';
import { standingClient } from './client-queries.ts';
import { isChild } from './is-child.ts';
import type { OauthAuthorization, OauthClient } from './table.ts';

export interface Pending {
  user: User;
  authorization: OauthAuthorization;
  client: OauthClient;
}

/** A request of an application that waits for the actor's word; nobody else gets to see it. */
export async function pendingFor(deps: Deps, tx: Tx, actor: Actor, id: string): Promise<Pending> {
  const user = await requireGrownUp(tx, actor);
  const authorization = await lockAuthorization(tx, id);
  const isOthers = authorization.userId !== null && authorization.userId !== user.id;
  if (isOthers || authorization.expiresAt <= deps.now())
    throw refused('oauth_authorization_not_found');
  if (authorization.status !== 'pending')
    throw refused('validation_failed', 'authorization request cannot be processed');
  const client = await standingClient(tx, authorization.clientId);
  if (!client) throw refused('oauth_client_not_found');
  // Nobody is sent to a page that is the application's no longer, whatever they say.
  if (!client.redirectUris.includes(authorization.redirectUri))
    throw refused('validation_failed', 'invalid redirect_uri');
  return { user, authorization, client };
}

/** Children let nobody else know who they are. */
async function requireGrownUp(tx: Tx, actor: Actor): Promise<User> {
  const user = await lockUser(tx, actor.id);
  await requireSession(tx, actor);
  if (!user) throw refused('user_not_found');
  if (await isChild(tx, user.id)) throw refused('not_admin');
  return user;
}
