import type { Tx } from '@sidework/chassis/db';
import { emit } from '@sidework/chassis/outbox';
import { revokeSession } from '@sidework/chassis/revoked-sessions';
import { sessionRevoked } from '@sidework/contracts/identity/events';
import type { Deps } from '../deps.ts';
import { markRevoked, type Which } from './queries.ts';

/** More than the leeway with which services read an expiry. */
const marginSeconds = 60;

/** Ends sessions of a user here at once, and tells every service to refuse their access tokens. */
export async function endSessions({ now, config }: Deps, tx: Tx, userId: string, which: Which) {
  const at = now();
  const lifetime = (config.GOTRUE_JWT_EXP + marginSeconds) * 1000;
  const tokensExpireAt = new Date(at.getTime() + lifetime).toISOString();
  for (const sessionId of await markRevoked(tx, userId, which, at)) {
    await revokeSession(tx, sessionId, tokensExpireAt);
    await emit(tx, sessionRevoked, { sessionId, userId, tokensExpireAt }, at);
  }
}
