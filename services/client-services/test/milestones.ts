import type { Db } from '@sidework/chassis/db/db';
import { v7 as uuidv7 } from 'uuid';
import type { Milestone, Plan } from '../src/milestones/milestone.ts';
import { insertPlan } from '../src/milestones/queries.ts';

/** A plan of two milestones in the database, which its professional proposed. */
export async function aMilestonePlan(
  db: Db,
  serviceId: string,
  status: 'open' | 'agreed',
  of: Pick<Milestone, 'status'> = { status: 'planned' },
) {
  const at = new Date();
  const plan: Plan = {
    id: uuidv7(),
    serviceId,
    proposedBy: 'professional',
    status,
    proposedAt: at,
    answeredAt: status === 'open' ? null : at,
  };
  const milestoneId = uuidv7();
  const part = {
    planId: plan.id,
    dueOn: null,
    finishedAt: null,
    releasesAt: null,
    fundedAt: of.status === 'funded' ? at : null,
    releasedAt: null,
    ...of,
  };
  await db.transaction((tx) =>
    insertPlan(tx, plan, [
      { ...part, id: milestoneId, position: 0, title: 'Deposit', amountCents: 5_000 },
      { ...part, id: uuidv7(), position: 1, title: 'The rest', amountCents: 4_900 },
    ]),
  );
  return { planId: plan.id, milestoneId };
}
