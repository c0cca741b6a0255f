import type { Actor } from '@sidework/chassis/http/actor';
import { lockUser } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { endSessions } from './end-sessions.ts';
import { requireSession, type Which } from './queries.ts';
import { requireMayEndOthers } from './standing-session.ts';

export type Scope = 'global' | 'local' | 'others';

/** Ends the session that asks, and others of its owner, but not those that have shown more than itself. */
export async function signOut(deps: Deps, actor: Actor, scope: Scope): Promise<null> {
  const which: Record<Scope, Which> = {
    global: 'all',
    local: { only: actor.sessionId },
    others: { allBut: actor.sessionId },
  };
  if (scope !== 'local') requireMayEndOthers(actor);
  await deps.db.transaction(async (tx) => {
    await lockUser(tx, actor.id);
    await requireSession(tx, actor);
    await endSessions(deps, tx, actor.id, which[scope]);
  });
  return null;
}
