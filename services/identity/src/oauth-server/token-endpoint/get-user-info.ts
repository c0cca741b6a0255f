import type { Actor } from '@sidework/chassis/http/actor';
import type { OauthUserInfo } from '@sidework/contracts/identity/oauth-server/auth-oauth';
import { getAccount } from '../../accounts/queries.ts';
import type { Deps } from '../../deps.ts';
import { getSession } from '../../sessions/queries.ts';
import { userInfoOf } from './user-info.ts';

/** A session of the person's own says no more than who they are: no application asked for it. */
export async function getUserInfo({ db }: Deps, actor: Actor): Promise<OauthUserInfo> {
  const { oauthScope } = await getSession(db, actor);
  return userInfoOf(await getAccount(db, actor.id), oauthScope ?? '');
}
