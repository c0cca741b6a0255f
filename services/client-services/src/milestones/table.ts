import { milestoneStatuses } from '@sidework/contracts/client-services/milestone-words';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';
import { services } from '../services/table.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** A proposal to pay a service in milestones; a service has one open and one agreed plan at most. */
export const milestonePlans = clientServices.table(
  'milestone_plans',
  {
    id: uuid().primaryKey(),
    serviceId: uuid()
      .notNull()
      .references(() => services.id),
    proposedBy: text({ enum: ['client', 'professional'] }).notNull(),
    status: text({ enum: ['open', 'agreed', 'ended'] }).notNull(),
    proposedAt: timestamp(moment).notNull(),
    answeredAt: timestamp(moment),
  },
  (plan) => [
    uniqueIndex('milestone_plans_standing_unique')
      .on(plan.serviceId, plan.status)
      .where(sql`status in ('open', 'agreed')`),
    index('milestone_plans_service_id_idx').on(plan.serviceId, plan.proposedAt, plan.id),
    check('milestone_plans_answered_check', sql`(status = 'open') = (answered_at is null)`),
  ],
);

/** The parts of a plan in their order. The lock of the service guards them. */
export const milestones = clientServices.table(
  'milestones',
  {
    id: uuid().primaryKey(),
    planId: uuid()
      .notNull()
      .references(() => milestonePlans.id),
    position: integer().notNull(),
    title: text().notNull(),
    amountCents: bigint({ mode: 'number' }).notNull(),
    dueOn: date({ mode: 'string' }),
    status: text({ enum: milestoneStatuses }).notNull(),
    finishedAt: timestamp(moment),
    /** When it is released by itself; null before it is marked as done, and once it is over. */
    releasesAt: timestamp(moment),
    fundedAt: timestamp(moment),
    releasedAt: timestamp(moment),
  },
  (milestone) => [
    unique('milestones_plan_id_position_unique').on(milestone.planId, milestone.position),
    index('milestones_releases_at_idx')
      .on(milestone.releasesAt)
      .where(sql`releases_at is not null`),
    check('milestones_amount_check', sql`amount_cents > 0`),
    check('milestones_released_check', sql`(status = 'released') = (released_at is not null)`),
  ],
);
