import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import type { Deps } from '../deps.ts';
import * as Milestone from '../milestones/milestone.ts';
import { saveMoved } from '../milestones/move-milestones.ts';
import { getMilestone } from '../milestones/queries.ts';
import { milestonesOf } from '../milestones/read-milestones.ts';
import { lockServiceFor } from '../services/party-queries.ts';
import { lockService } from '../services/queries.ts';
import type { Service } from '../services/service.ts';
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
    const service = await releaseOne(tx, before, { milestone, by: actor }, at);
    return milestonesOf(tx, service);
  });
}

/** Releases a milestone whose client said nothing since it was marked as done, unless it was released or disputed a moment ago. */
export function releaseDueMilestone(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, serviceId }: { id: string; serviceId: string },
  at: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const service = await lockService(tx, serviceId);
    const { milestone } = await getMilestone(tx, serviceId, id);
    if (Milestone.isDue(milestone, service, at))
      await releaseOne(tx, service, { milestone, by: null }, now());
  });
}

interface Released {
  milestone: Milestone.Milestone;
  /** Null where time releases it. */
  by: Actor | null;
}

async function releaseOne(tx: Tx, before: Service, { milestone, by }: Released, at: Date) {
  const { amountCents: grossCents, title } = milestone;
  const description = `${by ? 'Released by the client' : 'Released automatically'}: ${title}`;
  const service = await releasePart(tx, before, by, { grossCents, description }, at);
  await saveMoved(tx, service, { before: milestone, after: Milestone.release(milestone, at) }, at);
  return service;
}
