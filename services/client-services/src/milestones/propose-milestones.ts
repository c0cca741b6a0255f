import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { meetNeeds, raiseNeeds } from '@sidework/chassis/people/needs';
import { requireActing } from '@sidework/chassis/people/people';
import * as events from '@sidework/contracts/client-services/events';
import { milestonesProposed } from '@sidework/contracts/client-services/events/milestones';
import type { MilestoneProposal } from '@sidework/contracts/client-services/milestones';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { hasChild } from '../services/has-child.ts';
import { limitChanges } from '../services/limit-changes.ts';
import { lockServiceFor } from '../services/party-queries.ts';
import { toPlanFact } from './facts.ts';
import * as Milestone from './milestone.ts';
import { needOf, toNeed } from './needs.ts';
import { insertPlan, plansOf, savePlan } from './queries.ts';
import { milestonesOf } from './read-milestones.ts';

/** A proposal takes the place of the open one, whichever side made that. */
export function proposeMilestones(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  actor: Actor,
  serviceId: string,
  { milestones: parts }: MilestoneProposal,
) {
  return deps.db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const service = await lockServiceFor(tx, actor, serviceId);
    const at = deps.now();
    const isOfChild = await hasChild(tx, service);
    const plan = Milestone.propose(uuidv7(), service, parts, actor, { isOfChild, now: at });
    await limitChanges(tx, deps, actor, serviceId, at);
    const { open } = await plansOf(tx, serviceId);
    if (open) {
      await savePlan(tx, open.plan, Milestone.end(open.plan, at));
      await meetNeeds(tx, events, [needOf(open)], at);
    }
    const milestones = parts.map((part, position) => ({
      ...part,
      id: uuidv7(),
      planId: plan.id,
      position,
      status: 'planned' as const,
      finishedAt: null,
      releasesAt: null,
      fundedAt: null,
      releasedAt: null,
    }));
    await insertPlan(tx, plan, milestones);
    const whole = { plan, milestones };
    await emit(tx, milestonesProposed, toPlanFact(whole, service), at);
    await raiseNeeds(tx, events, [toNeed(whole, service)], at);
    return milestonesOf(tx, service);
  });
}
