import type { Actor } from '@sidework/chassis/actor';
import { lockUser } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { endSessions } from './end-sessions.ts';
import { requireSession, type Which } from './queries.ts';

export type Scope = 'global' | 'local' | 'others';

export async function signOut(deps: Deps, actor: Actor, scope: Scope): Promise<null> {
  const which: Record<Scope, Which> = {
    global: 'all',
    local: { only: actor.sessionId },
    others: { allBut: actor.sessionId },
  };
  await deps.db.transaction(async (tx) => {
    await lockUser(tx, actor.id);
    await requireSession(tx, actor);
    await endSessions(deps, tx, actor.id, which[scope]);
  });
  return null;
}
