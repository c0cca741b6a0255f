import type { Actor } from '@sidework/chassis/http/actor';
import { lockUser } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import { requireSession } from '../sessions/queries.ts';
import { deleteGrant, endApplicationSessions } from './grant-queries.ts';
import { idOf } from './ids.ts';

/** Takes back what the actor let an application do; its sessions end at once. */
export async function revokeGrant(
  deps: Deps,
  actor: Actor,
  given: string | undefined,
): Promise<null> {
  if (!given) throw refused('validation_failed', 'client_id query parameter is required');
  const clientId = idOf(given);
  if (!clientId) throw refused('validation_failed', 'invalid client_id format');
  await deps.db.transaction(async (tx) => {
    await lockUser(tx, actor.id);
    await requireSession(tx, actor);
    if (!(await deleteGrant(tx, actor.id, clientId))) throw refused('oauth_consent_not_found');
    await endApplicationSessions(deps, tx, { clientId, userId: actor.id });
  });
  return null;
}
