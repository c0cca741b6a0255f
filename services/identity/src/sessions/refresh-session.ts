import type { AuthSession } from '@sidework/contracts/identity/accounts/auth';
import { getAccount } from '../accounts/queries.ts';
import { requireNotBanned } from '../bans/rules/ban.ts';
import type { Deps } from '../deps.ts';
import { hashOf } from '../hashes.ts';
import type { Source } from '../source.ts';
import { endSessions } from './end-sessions.ts';
import { lifetimesOf } from './lifetimes.ts';
import {
  findSessionOfToken,
  isNewestOfUser,
  presentedAndActive,
  replaceActiveToken,
} from './queries.ts';
import {
  refuseUsed,
  requireGrownUp,
  requireNewest,
  requireOwnSession,
  requireToken,
  requireWithin,
} from './renewal.ts';
import { renewal } from './session.ts';
import type { Session } from './table.ts';
import { toAuthSession } from './view.ts';

/**
 * Renews a session of the person's own, or that of an application, which has shown who it is: a token is of no use to
 * anybody else, and stays what it was.
 */
export async function refreshSession(
  deps: Deps,
  given: string | undefined,
  source: Source,
  oauthClientId: string | null = null,
): Promise<AuthSession> {
  const token = requireToken(given);
  const owning = await findSessionOfToken(deps.db, hashOf(token));
  const found = requireOwnSession(owning, oauthClientId);
  const account = await getAccount(deps.db, found.userId);
  requireNotBanned(account.user, deps.now(), 'Invalid Refresh Token: User Banned');
  if (oauthClientId) requireGrownUp(account.profile);
  await requireAlive(deps, found);
  const next = deps.refreshTokens.after(token);
  await advance(deps, found, token, next, source);
  return toAuthSession(deps, account, found, next);
}

/**
 * Replaces the presented token by `next`. Leaves everything as it is if another request replaced the token within the reuse
 * interval. Ends the session if the token is older than that.
 */
async function advance(
  deps: Deps,
  { id, userId }: Session,
  token: string,
  next: string,
  source: Source,
): Promise<void> {
  const { config, db } = deps;
  const now = deps.now();
  const reuseSeconds = config.GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL;
  const decide = async () => {
    const { presented, active } = await presentedAndActive(db, id, hashOf(token));
    return { presented, decided: renewal(presented, active, now, reuseSeconds) };
  };
  const { presented, decided } = await decide();
  if (decided === 'advance') {
    if (await replaceActiveToken(db, presented, hashOf(next), now, source)) return;
    if ((await decide()).decided !== 'replay') return;
  }
  if (decided === 'repeat') return;
  if (config.GOTRUE_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED)
    await db.transaction((tx) => endSessions(deps, tx, userId, { only: id }));
  refuseUsed();
}

async function requireAlive({ config, db, now }: Deps, session: Session) {
  requireWithin(session, lifetimesOf(config), now());
  if (!config.GOTRUE_SESSIONS_SINGLE_PER_USER || session.oauthClientId) return;
  requireNewest(await isNewestOfUser(db, session));
}
