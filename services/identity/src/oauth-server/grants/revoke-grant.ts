import type { Actor } from '@sidework/chassis/http/actor';
import { lockUser } from '../../accounts/queries.ts';
import type { Deps } from '../../deps.ts';
import { requireSession } from '../../sessions/queries.ts';
import { endApplicationSessions } from './end-application-sessions.ts';
import { deleteGrant } from './queries.ts';
import { clientIdOf, requireTakenBack } from './revocation.ts';

/** Takes back what the actor let an application do; its sessions end at once. */
export async function revokeGrant(
  deps: Deps,
  actor: Actor,
  given: string | undefined,
): Promise<null> {
  const clientId = clientIdOf(given);
  await deps.db.transaction(async (tx) => {
    await lockUser(tx, actor.id);
    await requireSession(tx, actor);
    requireTakenBack(await deleteGrant(tx, actor.id, clientId));
    await endApplicationSessions(deps, tx, { clientId, userId: actor.id });
  });
  return null;
}
