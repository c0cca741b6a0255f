import type { Actor } from '@sidework/chassis/actor';
import { emit } from '@sidework/chassis/outbox';
import { requireActing } from '@sidework/chassis/people';
import { serviceCompleted, serviceProgressed } from '@sidework/contracts/client-services/events';
import type { StageChange } from '@sidework/contracts/client-services/services';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { toServiceFact } from './facts.ts';
import { getServiceFor, lockService, saveStage } from './queries.ts';
import * as Service from './service.ts';

export function progressService(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  serviceId: string,
  { progressStage, progressPercentage }: z.infer<typeof StageChange>,
) {
  Service.agreeOnPercentage(progressStage, progressPercentage);
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const at = now();
    const service = Service.progress(await lockService(tx, serviceId), progressStage, actor, at);
    await saveStage(tx, service);
    const fact = toServiceFact(service);
    const moved = { ...fact, progressStage, progressPercentage: service.progressPercentage };
    await emit(tx, serviceProgressed, moved, at);
    if (service.completedAt)
      await emit(tx, serviceCompleted, { ...fact, completedAt: at.toISOString() }, at);
    return getServiceFor(tx, actor, serviceId);
  });
}
