import type { Actor } from '@sidework/chassis/actor';
import type { AuthUser } from '@sidework/contracts/identity/auth';
import type { Deps } from '../deps.ts';
import { getSession } from '../sessions/queries.ts';
import { getAccount } from './queries.ts';
import { toAuthUser } from './view.ts';

/** The signed-in user; unlike elsewhere the session is looked up, since the client asks here whether it still stands. */
export async function getUser({ db, config }: Deps, actor: Actor): Promise<AuthUser> {
  await getSession(db, actor);
  return toAuthUser(config, await getAccount(db, actor.id));
}
