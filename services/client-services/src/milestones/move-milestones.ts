import type { Tx } from '@sidework/chassis/db/db';
import { changeNeeds } from '@sidework/chassis/people/needs';
import * as events from '@sidework/contracts/client-services/events';
import { v7 as uuidv7 } from 'uuid';
import type { Service } from '../services/service.ts';
import * as Milestone from './milestone.ts';
import { releaseNeeds } from './needs.ts';
import { deleteMilestone, insertMilestone, plansOf, saveMilestone } from './queries.ts';

/** A payment for a milestone arrived. Gives the milestone where it is held, and nothing where the money goes back. */
export async function findPaidMilestone(
  tx: Tx,
  payment: { milestoneId: string | null; amountCents: number },
  service: Service,
): Promise<{ milestone: Milestone.Milestone; all: Milestone.Milestone[] } | undefined> {
  const { agreed } = await plansOf(tx, service.id);
  const milestone = agreed?.milestones.find(({ id }) => id === payment.milestoneId);
  if (!agreed || !Milestone.takes(milestone, payment, service)) return undefined;
  return { milestone, all: agreed.milestones };
}

/** Saves it as funded, and gives the service with the price of the next one. */
export async function fundMilestone(
  tx: Tx,
  { milestone, all }: { milestone: Milestone.Milestone; all: Milestone.Milestone[] },
  service: Service,
  at: Date,
): Promise<Service> {
  const funded = Milestone.fund(milestone, at);
  await saveMilestone(tx, milestone, funded);
  return Milestone.withNext(
    service,
    all.map((each) => (each === milestone ? funded : each)),
  );
}

/** All that is held was released, and so is each milestone that it was held for. */
export const releaseMilestones = (tx: Tx, service: Service, at: Date): Promise<void> =>
  moveAll(tx, service, at, (milestone) => Milestone.release(milestone, at));

/** A cancellation or a moderator divided what was held. */
export const settleMilestones = (tx: Tx, service: Service, at: Date): Promise<void> =>
  moveAll(tx, service, at, Milestone.settle);

async function moveAll(
  tx: Tx,
  service: Service,
  at: Date,
  move: (milestone: Milestone.Milestone) => Milestone.Milestone,
): Promise<void> {
  const { agreed } = await plansOf(tx, service.id);
  for (const before of agreed?.milestones ?? [])
    await saveMoved(tx, service, { before, after: move(before) }, at);
}

interface Moved {
  before: Milestone.Milestone;
  after: Milestone.Milestone;
}

/** Saves a milestone, and its client is asked to release it as long as that waits. */
export async function saveMoved(tx: Tx, service: Service, { before, after }: Moved, at: Date) {
  await saveMilestone(tx, before, after);
  const needs = { before: releaseNeeds(before, service), after: releaseNeeds(after, service) };
  await changeNeeds(tx, events, needs, at);
}

/** No client is asked to release a milestone while a dispute is open. */
export async function askNoRelease(tx: Tx, service: Service, at: Date): Promise<void> {
  const { agreed } = await plansOf(tx, service.id);
  const asked = { ...service, isDisputed: false };
  for (const milestone of agreed?.milestones ?? [])
    await changeNeeds(tx, events, { before: releaseNeeds(milestone, asked), after: [] }, at);
}

/** Both sides agreed on another total, so the milestones make up that one. */
export async function fitMilestones(tx: Tx, service: Service): Promise<Service> {
  const { agreed } = await plansOf(tx, service.id);
  if (!agreed) return service;
  const before = new Map(agreed.milestones.map((each) => [each.id, each]));
  const { kept, removed } = Milestone.fitTo(agreed.milestones, service.totalAmountCents, uuidv7);
  for (const { id } of removed) await deleteMilestone(tx, id);
  for (const milestone of kept) {
    const known = before.get(milestone.id);
    if (known) await saveMilestone(tx, known, milestone);
    else await insertMilestone(tx, milestone);
  }
  return Milestone.withNext(service, kept);
}
