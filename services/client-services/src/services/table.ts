import { agreements } from '@sidework/contracts/client-services/agreements';
import {
  paymentStatuses,
  serviceStatuses,
  stages,
} from '@sidework/contracts/client-services/stages';
import {
  cancellationFeePercentage,
  serviceFeeBps,
} from '@sidework/contracts/client-services/terms';
import type { ApprovedCard } from '@sidework/contracts/kernel/values';
import type { BookedTerms } from '@sidework/contracts/marketplace/gig-offer';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;
const cents = { mode: 'number' } as const;
/** Also those of the stage changes. */
export const stageKeys = stages.map(({ key }) => key) as [
  (typeof stages)[number]['key'],
  ...(typeof stages)[number]['key'][],
];

export const services = clientServices.table(
  'services',
  {
    id: uuid().primaryKey(),
    professionalId: uuid().notNull(),
    clientId: uuid().notNull(),
    jobRequestId: uuid(),
    proposalId: uuid(),
    /** The gig that it was talked about in, where a professional began it. */
    gigId: uuid(),
    /** The offer in chat that its client accepted. */
    offerId: uuid(),
    /** The package, the extras and the answers that it was booked with. */
    booked: jsonb().$type<BookedTerms>(),
    /** Whether it is a child's work that its guardian approved. */
    isGuardianApproved: boolean().notNull().default(false),
    /** The client as that guardian read it. */
    approvedClient: jsonb().$type<ApprovedCard>(),
    title: text().notNull(),
    description: text().notNull(),
    amountCents: bigint(cents).notNull(),
    totalAmountCents: bigint(cents).notNull(),
    /** A hire is agreed on from the start. */
    agreement: text({ enum: agreements }).notNull().default('accepted'),
    agreedAt: timestamp(moment),
    status: text({ enum: serviceStatuses }).notNull().default('in_progress'),
    paymentStatus: text({ enum: paymentStatuses }).notNull().default('pending'),
    escrowedAmountCents: bigint(cents).notNull().default(0),
    cancellationFeePercentage: integer().notNull().default(cancellationFeePercentage),
    startedAt: timestamp(moment).notNull(),
    completedAt: timestamp(moment),
    createdAt: timestamp(moment).notNull(),
    deadline: date({ mode: 'string' }),
    /** The zone of the client's day: a deadline is over when that day is over there (D-51). */
    deadlineTimeZone: text(),
    /** The first deadline and when it was set; null where there was none, and of deadlines from before it was kept. */
    firstDeadline: date({ mode: 'string' }),
    firstDeadlineAt: timestamp(moment),
    estimatedCompletionDate: date({ mode: 'string' }),
    extensionRequested: boolean().notNull().default(false),
    extensionReason: text(),
    extensionRequestedAt: timestamp(moment),
    newProposedDeadline: date({ mode: 'string' }),
    progressStage: text({ enum: stageKeys }).notNull().default('not_started'),
    progressPercentage: integer().notNull().default(0),
    /** The sum of releases so far, before the fee of the platform. */
    releasedAmountCents: bigint(cents).notNull().default(0),
    feeBps: integer().notNull().default(serviceFeeBps),
    isDisputed: boolean().notNull().default(false),
    /** A moderator decided the open dispute, and it can still be appealed. */
    isDisputeDecided: boolean().notNull().default(false),
    /** The one open request; it is released automatically at `releasesAt`. */
    releaseRequestedAt: timestamp(moment),
    releasesAt: timestamp(moment),
    paidOutsideAt: timestamp(moment),
    cancelledAt: timestamp(moment),
    cancelledBy: text({ enum: ['client', 'professional'] }),
    /** The price of the milestone that is paid next; null where the work is paid as one, or all of them are paid. */
    nextMilestoneCents: bigint(cents),
    version: integer().notNull().default(1),
  },
  (service) => [
    unique('services_proposal_id_unique').on(service.proposalId),
    unique('services_offer_id_unique').on(service.offerId),
    index('services_professional_id_idx').on(service.professionalId, service.startedAt, service.id),
    index('services_client_id_idx').on(service.clientId, service.createdAt, service.id),
    index('services_professional_id_completed_at_idx')
      .on(service.professionalId, service.completedAt)
      .where(sql`completed_at is not null`),
    index('services_professional_id_under_way_idx')
      .on(service.professionalId)
      .where(sql`status = 'in_progress'`),
    check('services_parties_check', sql`professional_id <> client_id`),
    check('services_amount_check', sql`amount_cents > 0 and total_amount_cents > 0`),
    check('services_escrow_check', sql`escrowed_amount_cents between 0 and total_amount_cents`),
    check('services_status_check', sql`status in ('in_progress', 'completed', 'cancelled')`),
    check(
      'services_payment_status_check',
      sql`payment_status in ('pending', 'escrowed', 'released', 'cancelled')`,
    ),
    check('services_agreement_check', sql`agreement in ('proposed', 'accepted', 'declined')`),
    check('services_declined_check', sql`agreement <> 'declined' or status = 'cancelled'`),
    check(
      'services_extension_check',
      sql`extension_requested = (new_proposed_deadline is not null)
        and (not extension_requested or status = 'in_progress')`,
    ),
    index('services_releases_at_idx').on(service.releasesAt).where(sql`releases_at is not null`),
    check(
      'services_release_check',
      sql`(releases_at is null) = (release_requested_at is null) and released_amount_cents >= 0`,
    ),
    check('services_cancelled_check', sql`cancelled_by is null or cancelled_at is not null`),
    check('services_deadline_zone_check', sql`(deadline is null) = (deadline_time_zone is null)`),
    check('services_completed_check', sql`(status = 'completed') = (completed_at is not null)`),
    check(
      'services_stage_completed_check',
      sql`(status = 'completed') = (progress_stage = 'completed')`,
    ),
    check(
      'services_stage_check',
      sql`(progress_stage, progress_percentage) in (('not_started', 0), ('in_progress', 25),
        ('halfway', 50), ('near_completion', 75), ('completed', 100))`,
    ),
  ],
);
