import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import type { Deps } from '../deps.ts';
import * as Milestone from '../milestones/milestone.ts';
import { getMilestone, saveMilestone } from '../milestones/queries.ts';
import { milestonesOf } from '../milestones/read-milestones.ts';
import { lockServiceFor } from '../services/party-queries.ts';
import { releasePart } from './release-held.ts';

/** The others stay held until they are released too. */
export function releaseMilestone(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  serviceId: string,
  milestoneId: string,
) {
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const before = await lockServiceFor(tx, actor, serviceId);
    const at = now();
    const { milestone } = await getMilestone(tx, serviceId, milestoneId);
    Milestone.requireReleasable(milestone, before, actor);
    const { amountCents: grossCents, title } = milestone;
    const description = `Released by the client: ${title}`;
    const service = await releasePart(tx, before, actor, { grossCents, description }, at);
    await saveMilestone(tx, milestone, Milestone.release(milestone, at));
    return milestonesOf(tx, service);
  });
}
