import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db } from '@sidework/chassis/db/db';
import { formatCents } from '@sidework/contracts/kernel/money';
import { and, eq, or } from 'drizzle-orm';
import type { OwnPart } from '../people/own-part.ts';
import { services } from '../services/table.ts';
import { milestonePlans, milestones } from './table.ts';

/** Both sides rely on what was agreed and paid, so milestones stay. */
export const ownMilestones: OwnPart = {
  gathers: [milestonePlans, milestones],
  erases: [],
  files: (db, { userId }) => [
    {
      name: 'milestones.json',
      about: 'The milestones that your services were to be paid in.',
      rows: milestonesOfParty(db, userId),
    },
  ],
};

const isParty = (userId: string) =>
  or(eq(services.clientId, userId), eq(services.professionalId, userId));

const milestonesOfParty = (db: Db, userId: string) =>
  allRows({
    order: [milestonePlans.proposedAt, milestones.id],
    ask: ({ after, limit }) =>
      db
        .select({ plan: milestonePlans, milestone: milestones, title: services.title })
        .from(milestones)
        .innerJoin(milestonePlans, eq(milestonePlans.id, milestones.planId))
        .innerJoin(services, eq(services.id, milestonePlans.serviceId))
        .where(and(isParty(userId), after))
        .orderBy(milestonePlans.proposedAt, milestones.id)
        .limit(limit),
    place: ({ plan, milestone }) => [plan.proposedAt, milestone.id],
    present: ({ plan, milestone, title }) => ({
      service: title,
      plan: plan.status,
      milestone: milestone.title,
      amount: formatCents(milestone.amountCents),
      due: milestone.dueOn,
      status: milestone.status,
      proposedAt: plan.proposedAt.toISOString(),
      releasedAt: milestone.releasedAt?.toISOString() ?? null,
    }),
  });
