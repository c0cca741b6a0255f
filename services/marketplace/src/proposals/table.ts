import type { ApprovedCard } from '@sidework/contracts/kernel/values';
import { proposalMarks, proposalStatuses } from '@sidework/contracts/marketplace/proposals';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { jobRequests } from '../jobs/table.ts';
import { marketplace } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** Versions of a proposal from before its author changed it or sent it again. */
export const proposalVersions = marketplace.table(
  'proposal_versions',
  {
    id: uuid().primaryKey(),
    proposalId: uuid().notNull(),
    version: integer().notNull(),
    proposedCostCents: bigint({ mode: 'number' }).notNull(),
    message: text().notNull(),
    replacedAt: timestamp(moment).notNull(),
  },
  (row) => [unique('proposal_versions_proposal_id_version_unique').on(row.proposalId, row.version)],
);

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
    /** The list in which the client of the job keeps it. */
    mark: text({ enum: proposalMarks }).notNull().default('none'),
    /** How often it was sent again after it was withdrawn. */
    resends: integer().notNull().default(0),
    /** How far its author was from the job, to one decimal. */
    distanceMiles: doublePrecision(),
    /** The first day on which its author can come. */
    canComeOn: date({ mode: 'string' }),
    version: integer().notNull().default(1),
    createdAt: timestamp(moment).notNull(),
    decidedAt: timestamp(moment),
    /** Until when a guardian can approve the hire of a child. */
    waitsUntil: timestamp(moment),
    /** The client as the guardians of a child read it, from when they are asked. */
    askedClient: jsonb().$type<ApprovedCard>(),
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
    check('job_proposals_mark_check', sql`mark in ('none', 'shortlisted', 'archived')`),
    check('job_proposals_resends_check', sql`resends between 0 and 3`),
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
