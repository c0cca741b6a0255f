import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import { releaseRequested } from '@sidework/contracts/client-services/events/money';
import { daysAfter } from '@sidework/contracts/kernel/local-day';
import type { Deps } from '../deps.ts';
import { settleChange } from '../service-management/settle-change.ts';
import { toServiceFact } from '../services/facts.ts';
import { getServiceFor, lockServiceFor } from '../services/party-queries.ts';
import type { Service } from '../services/service.ts';
import * as Release from './release.ts';

export function requestRelease(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  actor: Actor,
  serviceId: string,
) {
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const before = await lockServiceFor(tx, actor, serviceId);
    const at = now();
    const releasesAt = daysAfter(at, config.INSPECTION_DAYS);
    const service = Release.request(before, actor, at, releasesAt);
    if (service !== before) {
      await settleChange(tx, before, service, at);
      await tellRequested(tx, service, at);
    }
    return getServiceFor(tx, actor, serviceId);
  });
}

async function tellRequested(tx: Tx, service: Service, at: Date): Promise<void> {
  if (!service.releasesAt) return;
  const heldCents = service.escrowedAmountCents;
  const releasesAt = service.releasesAt.toISOString();
  await emit(tx, releaseRequested, { ...toServiceFact(service), heldCents, releasesAt }, at);
}
