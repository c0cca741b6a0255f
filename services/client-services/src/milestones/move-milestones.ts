import type { Tx } from '@sidework/chassis/db/db';
import { v7 as uuidv7 } from 'uuid';
import type { Service } from '../services/service.ts';
import * as Milestone from './milestone.ts';
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
  moveAll(tx, service, (milestone) => Milestone.release(milestone, at));

/** A cancellation or a moderator divided what was held. */
export const settleMilestones = (tx: Tx, service: Service): Promise<void> =>
  moveAll(tx, service, Milestone.settle);

async function moveAll(
  tx: Tx,
  { id }: Service,
  move: (milestone: Milestone.Milestone) => Milestone.Milestone,
): Promise<void> {
  const { agreed } = await plansOf(tx, id);
  for (const milestone of agreed?.milestones ?? [])
    await saveMilestone(tx, milestone, move(milestone));
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
