import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Role } from '@sidework/contracts/identity/profiles/account-types';
import type { Deps } from '../../deps.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { factorMethods } from '../../sessions/factor-methods.ts';
import type { Session } from '../../sessions/table.ts';
import type { Factor } from '../rules/table.ts';
import { changeSession, sessionsResting } from './session-queries.ts';

/**
 * The session that goes on where its owner removes a factor from it. Not that of a member of staff: what their token
 * opens asks for aal2, which it would say for as long as it lives.
 */
export const keptSessionOf = ({ roles, sessionId }: Actor) =>
  roles.some((role) => staff.includes(role)) ? undefined : sessionId;

const staff: readonly Role[] = ['admin', 'moderator'];

const secondFactorMethods = new Set<string>(Object.values(factorMethods));

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
    if (session.id === actingSessionId) await lower(tx, session);
    else await endSessions(deps, tx, userId, { only: session.id });
  }
}

const lower = (tx: Tx, { id, amr }: Session) =>
  changeSession(tx, id, {
    aal: 'aal1',
    factorId: null,
    amr: amr.filter(({ method }) => !secondFactorMethods.has(method)),
  });
