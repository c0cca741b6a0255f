import type { Db, Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { notFound } from '@sidework/chassis/errors';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Milestone, Plan } from './milestone.ts';
import { milestonePlans, milestones } from './table.ts';

export interface WholePlan {
  plan: Plan;
  milestones: Milestone[];
}

/** The open and the agreed plan of a service; those that ended are not shown. */
export async function plansOf(
  db: Db,
  serviceId: string,
): Promise<{ agreed?: WholePlan | undefined; open?: WholePlan | undefined }> {
  const rows = await db
    .select({ plan: milestonePlans, milestone: milestones })
    .from(milestonePlans)
    .innerJoin(milestones, eq(milestones.planId, milestonePlans.id))
    .where(
      and(
        eq(milestonePlans.serviceId, serviceId),
        inArray(milestonePlans.status, ['open', 'agreed']),
      ),
    )
    .orderBy(asc(milestones.position));
  return { agreed: wholeOf(rows, 'agreed'), open: wholeOf(rows, 'open') };
}

function wholeOf(rows: { plan: Plan; milestone: Milestone }[], status: Plan['status']) {
  const own = rows.filter(({ plan }) => plan.status === status);
  const [first] = own;
  return first && { plan: first.plan, milestones: own.map(({ milestone }) => milestone) };
}

/** The plan that stands under this id; the service is locked before. */
export async function getPlan(tx: Tx, serviceId: string, planId: string): Promise<WholePlan> {
  const { open, agreed } = await plansOf(tx, serviceId);
  const found = [open, agreed].find((each) => each?.plan.id === planId);
  if (!found) throw notFound('milestones_not_found');
  return found;
}

/** A milestone of the agreed plan, with the others. */
export async function getMilestone(
  tx: Tx,
  serviceId: string,
  id: string,
): Promise<{ milestone: Milestone; all: Milestone[] }> {
  const { agreed } = await plansOf(tx, serviceId);
  const milestone = agreed?.milestones.find((each) => each.id === id);
  if (!agreed || !milestone) throw notFound('milestones_not_found');
  return { milestone, all: agreed.milestones };
}

export async function insertPlan(tx: Tx, plan: Plan, parts: Milestone[]): Promise<void> {
  await tx.insert(milestonePlans).values(plan);
  await tx.insert(milestones).values(parts);
}

export const savePlan = (tx: Tx, before: Plan, after: Plan): Promise<void> =>
  save(tx, milestonePlans, before, after);

export const saveMilestone = (tx: Tx, before: Milestone, after: Milestone): Promise<void> =>
  save(tx, milestones, before, after);

export async function insertMilestone(tx: Tx, milestone: Milestone): Promise<void> {
  await tx.insert(milestones).values(milestone);
}

export async function deleteMilestone(tx: Tx, id: string): Promise<void> {
  await tx.delete(milestones).where(eq(milestones.id, id));
}
