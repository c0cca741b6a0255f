import { type Actor, isHalfSignedIn } from '@sidework/chassis/http/actor';
import { lockUser } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import { endSessions } from './end-sessions.ts';
import { requireSession, type Which } from './queries.ts';

export type Scope = 'global' | 'local' | 'others';

/** Ends the session that asks, and others of its owner, but not those that have shown more than itself. */
export async function signOut(deps: Deps, actor: Actor, scope: Scope): Promise<null> {
  const which: Record<Scope, Which> = {
    global: 'all',
    local: { only: actor.sessionId },
    others: { allBut: actor.sessionId },
  };
  if (scope !== 'local' && isHalfSignedIn(actor))
    throw refused('insufficient_aal', undefined, { status: 403 });
  await deps.db.transaction(async (tx) => {
    await lockUser(tx, actor.id);
    await requireSession(tx, actor);
    await endSessions(deps, tx, actor.id, which[scope]);
  });
  return null;
}
