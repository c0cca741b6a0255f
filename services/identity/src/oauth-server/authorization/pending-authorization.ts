import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { lockUser } from '../../accounts/queries.ts';
import type { User } from '../../accounts/table.ts';
import type { Deps } from '../../deps.ts';
import { requireSession } from '../../sessions/queries.ts';
import { standingClient } from '../applications/queries.ts';
import type { OauthClient } from '../applications/table.ts';
import { requireMayLetIn, requireOwner, requirePending, requireStanding } from './authorization.ts';
import { isChild } from './is-child.ts';
import { lockAuthorization } from './queries.ts';
import type { OauthAuthorization } from './table.ts';

export interface Pending {
  user: User;
  authorization: OauthAuthorization;
  client: OauthClient;
}

/** Locks a request that waits for the actor; others cannot see it. */
export async function pendingFor(deps: Deps, tx: Tx, actor: Actor, id: string): Promise<Pending> {
  const user = await requireGrownUp(tx, actor);
  const authorization = await lockAuthorization(tx, id);
  requirePending(authorization, user.id, deps.now());
  const client = requireStanding(await standingClient(tx, authorization.clientId), authorization);
  return { user, authorization, client };
}

async function requireGrownUp(tx: Tx, actor: Actor): Promise<User> {
  const user = await lockUser(tx, actor.id);
  await requireSession(tx, actor);
  const owner = requireOwner(user);
  requireMayLetIn(await isChild(tx, owner.id));
  return owner;
}
