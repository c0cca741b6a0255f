import type { Actor } from '@sidework/chassis/http/actor';
import type { AuthUser } from '@sidework/contracts/identity/accounts/auth';
import { getAccount } from '../accounts/queries.ts';
import { toAuthUser } from '../accounts/view.ts';
import type { Deps } from '../deps.ts';
import { getSession } from '../sessions/queries.ts';
import { shownToApplications } from '../sessions/shown-to-applications.ts';

/** The signed-in user; unlike elsewhere the session is looked up, since the client asks here whether it still stands. */
export async function getUser({ db, config }: Deps, actor: Actor): Promise<AuthUser> {
  const { oauthClientId, oauthScope } = await getSession(db, actor);
  const user = toAuthUser(config, await getAccount(db, actor.id));
  return oauthClientId ? shownToApplications(user, oauthScope) : user;
}
