import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import { estimateSet } from '@sidework/contracts/client-services/events';
import type { EstimateChange } from '@sidework/contracts/client-services/services';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { toServiceFact } from '../services/facts.ts';
import { limitChanges } from '../services/limit-changes.ts';
import { getServiceFor, lockServiceFor } from '../services/party-queries.ts';
import { recordChange } from '../services/record-change.ts';
import { requireAdults, requireChildActive } from '../services/require-adults.ts';
import * as Schedule from '../services/schedule.ts';

export function setEstimate(
  { db, now, config, news }: Pick<Deps, 'db' | 'now' | 'config' | 'news'>,
  actor: Actor,
  serviceId: string,
  change: z.infer<typeof EstimateChange>,
) {
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const before = await lockServiceFor(tx, actor, serviceId);
    const at = now();
    const service = Schedule.setEstimate(before, change, actor, at);
    await requireAdults(tx, service);
    await requireChildActive(tx, { news }, service, actor);
    if (service !== before) {
      const { estimatedCompletionDate } = service;
      await limitChanges(tx, { config }, actor, serviceId, at);
      await recordChange(tx, before, service, at);
      await emit(tx, estimateSet, { ...toServiceFact(service), estimatedCompletionDate }, at);
    }
    return getServiceFor(tx, actor, serviceId);
  });
}
