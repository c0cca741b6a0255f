import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import { milestoneFinished } from '@sidework/contracts/client-services/events/milestones';
import type { Deps } from '../deps.ts';
import { toServiceFact } from '../services/facts.ts';
import { limitChanges } from '../services/limit-changes.ts';
import { lockServiceFor } from '../services/party-queries.ts';
import * as Milestone from './milestone.ts';
import { saveMoved } from './move-milestones.ts';
import { getMilestone } from './queries.ts';
import { milestonesOf } from './read-milestones.ts';

/** The client is asked once; saying it again changes nothing. */
export function finishMilestone(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  actor: Actor,
  serviceId: string,
  milestoneId: string,
) {
  return deps.db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const service = await lockServiceFor(tx, actor, serviceId);
    const at = deps.now();
    const { milestone } = await getMilestone(tx, serviceId, milestoneId);
    const finished = Milestone.finish(milestone, service, actor, {
      now: at,
      releaseDays: deps.config.INSPECTION_DAYS,
    });
    if (finished !== milestone) {
      await limitChanges(tx, deps, actor, serviceId, at);
      await saveMoved(tx, service, { before: milestone, after: finished }, at);
      const { title: milestoneTitle, amountCents } = milestone;
      const told = { milestoneId, milestoneTitle, amountCents };
      await emit(tx, milestoneFinished, { ...toServiceFact(service), ...told }, at);
    }
    return milestonesOf(tx, service);
  });
}
