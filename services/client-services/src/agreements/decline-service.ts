import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import type { Deps } from '../deps.ts';
import { settleChange } from '../service-management/settle-change.ts';
import * as Agreement from '../services/agreement.ts';
import { getServiceFor, lockServiceFor } from '../services/party-queries.ts';

/** The client declines a service that a professional proposed; declining again changes nothing. */
export function declineService(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  serviceId: string,
) {
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const before = await lockServiceFor(tx, actor, serviceId);
    const service = Agreement.decline(before, actor);
    if (service !== before) await settleChange(tx, before, service, now());
    return getServiceFor(tx, actor, serviceId);
  });
}
