import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { revokeSession } from '@sidework/chassis/people/revoked-sessions';
import { sessionRevoked } from '@sidework/contracts/identity/events';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { endFlows } from '../flow-states/queries.ts';
import { markRevoked, type Which } from './queries.ts';

/** More than the leeway with which services read an expiry. */
const marginSeconds = 60;

/** Ends sessions of a user here at once, tells every service to refuse their access tokens, and gives their ids. */
export async function endSessions(
  { now, config }: { now: Deps['now']; config: Pick<Config, 'GOTRUE_JWT_EXP'> },
  tx: Tx,
  userId: string,
  which: Which,
): Promise<string[]> {
  const at = now();
  const lifetime = (config.GOTRUE_JWT_EXP + marginSeconds) * 1000;
  const tokensExpireAt = new Date(at.getTime() + lifetime).toISOString();
  const ended = await markRevoked(tx, userId, which, at);
  if (typeof which === 'string' || 'allBut' in which) await endFlows(tx, userId);
  for (const sessionId of ended) {
    await revokeSession(tx, sessionId, tokensExpireAt);
    await emit(tx, sessionRevoked, { sessionId, userId, tokensExpireAt }, at);
  }
  return ended;
}
