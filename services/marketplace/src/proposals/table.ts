import { proposalStatuses } from '@sidework/contracts/marketplace/proposals';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { jobRequests } from '../jobs/table.ts';
import { marketplace } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

export const jobProposals = marketplace.table(
  'job_proposals',
  {
    id: uuid().primaryKey(),
    jobRequestId: uuid()
      .notNull()
      .references(() => jobRequests.id),
    professionalId: uuid().notNull(),
    proposedCostCents: bigint({ mode: 'number' }).notNull(),
    message: text().notNull(),
    status: text({ enum: proposalStatuses }).notNull().default('submitted'),
    /** Whether the client of the job has looked at it. */
    isSeen: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: timestamp(moment).notNull(),
    decidedAt: timestamp(moment),
    /** Until when a guardian can approve the hire of a child. */
    waitsUntil: timestamp(moment),
  },
  (proposal) => [
    unique('job_proposals_job_request_id_professional_id_unique').on(
      proposal.jobRequestId,
      proposal.professionalId,
    ),
    uniqueIndex('job_proposals_accepted_idx')
      .on(proposal.jobRequestId)
      .where(sql`status in ('accepted', 'awaiting_guardian')`),
    index('job_proposals_waits_until_idx')
      .on(proposal.waitsUntil)
      .where(sql`status = 'awaiting_guardian'`),
    index('job_proposals_job_request_id_idx').on(
      proposal.jobRequestId,
      proposal.createdAt,
      proposal.id,
    ),
    index('job_proposals_professional_id_idx').on(
      proposal.professionalId,
      proposal.createdAt,
      proposal.id,
    ),
    check('job_proposals_cost_check', sql`proposed_cost_cents > 0`),
    check('job_proposals_message_check', sql`length(message) between 10 and 1000`),
    check(
      'job_proposals_status_check',
      sql`status in ('submitted', 'awaiting_guardian', 'accepted', 'declined', 'not_selected', 'withdrawn')`,
    ),
    check(
      'job_proposals_decided_check',
      sql`(status in ('submitted', 'awaiting_guardian')) = (decided_at is null)`,
    ),
    check(
      'job_proposals_waits_check',
      sql`status <> 'awaiting_guardian' or waits_until is not null`,
    ),
  ],
);
