import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Role } from '@sidework/contracts/identity/profiles/account-types';
import type { Deps } from '../../deps.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { lower } from '../../sessions/session.ts';
import type { Factor } from '../rules/table.ts';
import { saveSession, sessionsResting } from './session-queries.ts';

/**
 * The session that goes on where its owner removes a factor from it. Not that of a member of staff: what their token
 * opens asks for aal2, which it would say for as long as it lives.
 */
export const keptSessionOf = ({ roles, sessionId }: Actor) =>
  roles.some((role) => staff.includes(role)) ? undefined : sessionId;

const staff: readonly Role[] = ['admin', 'moderator'];

/**
 * Takes the trust of a removed factor from the sessions that rest on it. Services believe an access token of aal2 until
 * it runs out, so these sessions are ended, which ends their tokens within a second; only the one that its owner acts
 * from goes on, and has aal1 from its next renewal on.
 */
export async function lowerSessions(
  deps: Pick<Deps, 'now' | 'config'>,
  tx: Tx,
  { id, userId }: Factor,
  actingSessionId?: string,
) {
  for (const session of await sessionsResting(tx, userId, id)) {
    if (session.id === actingSessionId) await saveSession(tx, session, lower(session));
    else await endSessions(deps, tx, userId, { only: session.id });
  }
}
