import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import type { Deps } from '../deps.ts';
import { getServiceFor, lockServiceFor } from '../services/party-queries.ts';
import { releaseHeld } from './release-held.ts';

export function releaseService(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  serviceId: string,
) {
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    await releaseHeld(tx, await lockServiceFor(tx, actor, serviceId), actor, now());
    return getServiceFor(tx, actor, serviceId);
  });
}
