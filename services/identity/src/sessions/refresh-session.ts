import type { Tx } from '@sidework/chassis/db';
import type { AuthSession } from '@sidework/contracts/identity/auth';
import { getAccount } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import type { Source } from '../source.ts';
import { endSessions } from './end-sessions.ts';
import { lockSessionOfToken, presentedAndActive, replaceToken } from './queries.ts';
import { hashOf } from './refresh-tokens.ts';
import { renewal } from './session.ts';
import { toAuthSession } from './view.ts';

export async function refreshSession(
  deps: Deps,
  token: string | undefined,
  source: Source,
): Promise<AuthSession> {
  if (!token) throw refused('validation_failed', 'refresh_token required');
  const renewed = await deps.db.transaction((tx) => renew(deps, tx, token, source));
  // Thrown only now: the end of the session has to be committed.
  if (renewed === 'replay') throw refused('refresh_token_already_used');
  return renewed;
}

async function renew(
  deps: Deps,
  tx: Tx,
  token: string,
  source: Source,
): Promise<AuthSession | 'replay'> {
  const session = await lockSessionOfToken(tx, hashOf(token));
  if (!session) throw refused('refresh_token_not_found');
  const { presented, active } = await presentedAndActive(tx, session.id, hashOf(token));
  const now = deps.now();
  const reuseSeconds = deps.config.GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL;
  const decided = renewal(presented, active, now, reuseSeconds);
  if (decided === 'replay') {
    await endSessions(deps, tx, session.userId, { only: session.id });
    return decided;
  }
  const next = deps.refreshTokens.after(token);
  if (decided === 'advance') await replaceToken(tx, presented, hashOf(next), now, source);
  return toAuthSession(deps, await getAccount(tx, session.userId), session, next);
}
