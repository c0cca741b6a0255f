import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import type { Deps } from '../deps.ts';
import { settleChange } from '../service-management/settle-change.ts';
import * as Agreement from '../services/agreement.ts';
import { getServiceFor, lockServiceFor } from '../services/party-queries.ts';
import { requireAdults } from '../services/require-adults.ts';

/** The client agrees to a service that a professional proposed; agreeing again changes nothing. */
export function acceptService(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  serviceId: string,
) {
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const before = await lockServiceFor(tx, actor, serviceId);
    const at = now();
    const service = Agreement.accept(before, actor, at);
    await requireAdults(tx, service);
    if (service !== before) await settleChange(tx, before, service, at);
    return getServiceFor(tx, actor, serviceId);
  });
}
