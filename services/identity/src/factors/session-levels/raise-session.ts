import type { Tx } from '@sidework/chassis/db/db';
import type { AuthSession } from '@sidework/contracts/identity/accounts/auth';
import { getAccount } from '../../accounts/queries.ts';
import type { Deps } from '../../deps.ts';
import { hashOf } from '../../hashes.ts';
import { assureDevice } from '../../known-devices/known-devices.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { raise } from '../../sessions/session.ts';
import type { Session } from '../../sessions/table.ts';
import { toAuthSession } from '../../sessions/view.ts';
import type { Source } from '../../source.ts';
import type { Factor } from '../rules/table.ts';
import { insertToken, lesserSessions, replaceActiveToken, saveSession } from './session-queries.ts';

/**
 * Raises the session of a locked user, who has just proved a factor, to aal2. Their sessions at aal1 end, so that an
 * attacker with only the password is signed out.
 */
export async function raiseSession(
  deps: Deps,
  tx: Tx,
  session: Session,
  factor: Factor,
  source: Source,
): Promise<AuthSession> {
  const at = deps.now();
  const raised = await saveSession(tx, session, raise(session, factor, source, at));
  const { device } = source;
  if (device) await assureDevice(tx, session.userId, device, at);
  const token = await skipToken(deps, tx, session.id, at);
  for (const id of await lesserSessions(tx, session.userId))
    await endSessions(deps, tx, session.userId, { only: id });
  const account = await getAccount(tx, session.userId);
  return toAuthSession(deps, account, raised, token);
}

/**
 * Makes a refresh token two generations later. The parent of an active token may be used again for a while, and a token
 * from before the proof must not lead to aal2 that way.
 */
async function skipToken({ refreshTokens: tokens }: Deps, tx: Tx, sessionId: string, at: Date) {
  const active = await replaceActiveToken(tx, sessionId, at);
  if (!active) throw new Error(`The session ${sessionId} has no active token.`);
  const token = tokens.first();
  const generation = active.generation + 2;
  await insertToken(tx, { tokenHash: hashOf(token), sessionId, generation, createdAt: at });
  return token;
}
