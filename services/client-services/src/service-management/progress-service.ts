import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { gatedTransaction } from '@sidework/chassis/people/child-gate';
import { requireActing } from '@sidework/chassis/people/people';
import { serviceCompleted, serviceProgressed } from '@sidework/contracts/client-services/events';
import type { StageChange } from '@sidework/contracts/client-services/services';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { toServiceFact } from '../services/facts.ts';
import { limitChanges } from '../services/limit-changes.ts';
import { getServiceFor, lockServiceFor } from '../services/party-queries.ts';
import { requireAdults, requireChildActive } from '../services/require-adults.ts';
import * as Service from '../services/service.ts';
import { wordsOf } from '../services/words.ts';
import { recordStageChange } from '../stage-changes/queries.ts';
import { settleChange } from './settle-change.ts';

export function progressService(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'news' | 'childGate'>,
  actor: Actor,
  serviceId: string,
  { progressPercentage, ...move }: z.infer<typeof StageChange>,
) {
  Service.agreeOnPercentage(move.progressStage, progressPercentage);
  return gatedTransaction(deps, async (tx, gate) => {
    await requireActing(tx, actor);
    const before = await lockServiceFor(tx, actor, serviceId);
    const at = deps.now();
    const service = Service.progress(before, move, actor, {
      now: at,
      releaseDays: deps.config.INSPECTION_DAYS,
    });
    await requireAdults(tx, service);
    await requireChildActive(tx, deps, service, actor);
    const isMove = service.progressStage !== before.progressStage;
    const reason = isMove ? move.reason : undefined;
    await gate.pass(tx, wordsOf(service, actor, 'progress', { reason }, at));
    if (!isMove) return getServiceFor(tx, actor, serviceId);
    await limitChanges(tx, deps, actor, serviceId, at);
    await settleChange(tx, before, service, at);
    await recordStageChange(tx, { from: before, to: service, reason: move.reason }, actor, at);
    const fact = toServiceFact(service);
    const { progressStage } = service;
    const moved = { ...fact, progressStage, progressPercentage: service.progressPercentage };
    await emit(tx, serviceProgressed, moved, at);
    if (service.completedAt && service.agreement === 'accepted')
      await emit(tx, serviceCompleted, { ...fact, completedAt: at.toISOString() }, at);
    return getServiceFor(tx, actor, serviceId);
  });
}
