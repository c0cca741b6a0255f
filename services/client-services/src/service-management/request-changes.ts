import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { gatedTransaction } from '@sidework/chassis/people/child-gate';
import { raiseNeeds } from '@sidework/chassis/people/needs';
import { requireActing } from '@sidework/chassis/people/people';
import { needRaised, serviceReopened } from '@sidework/contracts/client-services/events';
import type { ChangesRequest } from '@sidework/contracts/client-services/services';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { findReviewOf } from '../reviews/queries.ts';
import { agreedBy } from '../services/agreement.ts';
import { toServiceFact } from '../services/facts.ts';
import * as Inspection from '../services/inspection.ts';
import { limitChanges } from '../services/limit-changes.ts';
import { changesRequested } from '../services/needs.ts';
import { getServiceFor, lockServiceFor } from '../services/party-queries.ts';
import { recordChange } from '../services/record-change.ts';
import { requireAdults, requireChildActive } from '../services/require-adults.ts';
import { wordsOf } from '../services/words.ts';
import { recordStageChange } from '../stage-changes/queries.ts';

export function requestChanges(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'news' | 'childGate'>,
  actor: Actor,
  serviceId: string,
  { reason }: z.infer<typeof ChangesRequest>,
) {
  return gatedTransaction(deps, async (tx, gate) => {
    await requireActing(tx, actor);
    const before = await lockServiceFor(tx, actor, serviceId);
    const at = deps.now();
    const isReviewed = (await findReviewOf(tx, serviceId)) !== undefined;
    const inspection = { isReviewed, inspectionDays: deps.config.INSPECTION_DAYS };
    const service = agreedBy(Inspection.reopen(before, inspection, actor, at), actor, at);
    await requireAdults(tx, service);
    await requireChildActive(tx, deps, service, actor);
    await gate.pass(tx, wordsOf(service, actor, 'changes', { reason }, at));
    await limitChanges(tx, deps, actor, serviceId, at);
    await recordChange(tx, before, service, at);
    await recordStageChange(tx, { from: before, to: service, reason }, actor, at);
    await emit(tx, serviceReopened, { ...toServiceFact(service), reason }, at);
    await raiseNeeds(tx, { needRaised }, [changesRequested(service, reason)], at);
    return getServiceFor(tx, actor, serviceId);
  });
}
