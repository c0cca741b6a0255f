import type { Tx } from '@sidework/chassis/db/db';
import type { AuthSession } from '@sidework/contracts/identity/auth';
import type { Account } from '../accounts/account.ts';
import { getAccount } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import type { Source } from '../source.ts';
import { endSessions } from './end-sessions.ts';
import { lifetimesOf } from './lifetimes.ts';
import {
  findSessionOfToken,
  isNewestOfUser,
  lockSessionOfToken,
  presentedAndActive,
  replaceToken,
} from './queries.ts';
import { hashOf } from './refresh-tokens.ts';
import { requireNotBanned } from './require-not-banned.ts';
import { expiry, renewal } from './session.ts';
import type { Session } from './table.ts';
import { toAuthSession } from './view.ts';

/**
 * Renews a session of the person's own, or that of an application, which has shown who it is: a token is of no use to
 * anybody else, and stays what it was.
 */
export async function refreshSession(
  deps: Deps,
  token: string | undefined,
  source: Source,
  oauthClientId: string | null = null,
): Promise<AuthSession> {
  if (!token) throw refused('validation_failed', 'refresh_token required');
  const found = await findSessionOfToken(deps.db, hashOf(token));
  if (found?.oauthClientId !== oauthClientId) throw refused('refresh_token_not_found');
  // Read and signed outside the transaction: those who renew at the same moment wait for as little as can be.
  const account = await getAccount(deps.db, found.userId);
  requireNotBanned(account.user, deps.now(), 'Invalid Refresh Token: User Banned');
  if (oauthClientId) requireGrownUp(account);
  const renewed = await deps.db.transaction((tx) => renew(deps, tx, token, source));
  // Thrown only now: the end of the session has to be committed.
  if (renewed === 'replay') throw refused('refresh_token_already_used');
  return toAuthSession(deps, account, renewed.session, renewed.token);
}

/** An application knows nothing of a child, whenever it was let in; whoever becomes one meanwhile has their sessions ended. */
function requireGrownUp({ profile }: Account) {
  if (profile.accountType === 'sidework_kids') throw refused('refresh_token_not_found');
}

async function renew(
  deps: Deps,
  tx: Tx,
  token: string,
  source: Source,
): Promise<{ session: Session; token: string } | 'replay'> {
  const session = await lockSessionOfToken(tx, hashOf(token));
  if (!session) throw refused('refresh_token_not_found');
  const { config } = deps;
  const now = deps.now();
  await requireAlive(deps, tx, session);
  const { presented, active } = await presentedAndActive(tx, session.id, hashOf(token));
  const reuseSeconds = config.GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL;
  const decided = renewal(presented, active, now, reuseSeconds);
  if (decided === 'replay') {
    if (config.GOTRUE_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED)
      await endSessions(deps, tx, session.userId, { only: session.id });
    return decided;
  }
  const next = deps.refreshTokens.after(token);
  if (decided === 'advance') await replaceToken(tx, presented, hashOf(next), now, source);
  return { session, token: next };
}

const expired = 'Invalid Refresh Token: Session Expired';
const reasons = { timebox: expired, inactivity: `${expired} (Inactivity)` } as const;

async function requireAlive({ config, now }: Deps, tx: Tx, session: Session) {
  const over = expiry(session, now(), lifetimesOf(config));
  if (over) throw refused('session_expired', reasons[over]);
  if (!config.GOTRUE_SESSIONS_SINGLE_PER_USER || session.oauthClientId) return;
  if (!(await isNewestOfUser(tx, session)))
    throw refused('session_expired', `${expired} (Revoked by Newer Login)`);
}
