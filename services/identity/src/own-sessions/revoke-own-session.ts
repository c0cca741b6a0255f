import type { Actor } from '@sidework/chassis/http/actor';
import { lockUser } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { findStandingSession } from '../sessions/queries.ts';
import { requireEnded, requireStanding } from '../sessions/standing-session.ts';

export async function revokeOwnSession(deps: Deps, actor: Actor, sessionId: string): Promise<null> {
  await deps.db.transaction(async (tx) => {
    await lockUser(tx, actor.id);
    requireStanding(await findStandingSession(tx, actor));
    const ended = await endSessions(deps, tx, actor.id, { only: sessionId });
    requireEnded(ended);
  });
  return null;
}
