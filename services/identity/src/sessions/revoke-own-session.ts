import { notFound, unauthenticated } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { lockUser } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { endSessions } from './end-sessions.ts';
import { findStandingSession } from './queries.ts';

export async function revokeOwnSession(deps: Deps, actor: Actor, sessionId: string): Promise<null> {
  await deps.db.transaction(async (tx) => {
    await lockUser(tx, actor.id);
    if (!(await findStandingSession(tx, actor))) throw unauthenticated('session_expired');
    const ended = await endSessions(deps, tx, actor.id, { only: sessionId });
    if (ended.length === 0) throw notFound('not_found');
  });
  return null;
}
