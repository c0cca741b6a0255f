import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { timeZone } from '../kernel/time-zone.ts';
import { Cents, Day, hasAtMost, Moment, Page, PageQuery, PersonCard } from '../kernel/values.ts';
import { oneLine } from '../kernel/written-text.ts';
import { BookedTerms } from '../marketplace/gig-offer.ts';
import { agreements } from './agreements.ts';
import { ExtensionView } from './extension-view.ts';
import { settlements } from './money-words.ts';
import { NegotiationView } from './negotiation-view.ts';
import { reasonText } from './reason.ts';
import { ReviewView } from './review-view.ts';
import { paymentStatuses, type StageKey, serviceStatuses, stages } from './stages.ts';

const stageKeys = stages.map((stage) => stage.key) as [StageKey, ...StageKey[]];
export const Stage = z.enum(stageKeys);

/** The state of a service's money, beyond the fields that the specification names. */
export const ServiceMoney = z
  .object({
    /** The amount released to the professional so far, before the platform's fee. */
    releasedAmountCents: Cents,
    /** The amount missing until the agreed total is funded; 0 where nothing more is asked for. */
    topUpCents: Cents,
    /** The price of the milestone that is paid next; null where the work is paid as one, or nothing more is asked for. */
    nextMilestoneCents: Cents.nullable(),
    feeBps: z.number().int(),
    isDisputed: z.boolean(),
    releaseRequestedAt: Moment.nullable(),
    /** When it is released automatically. */
    releasesAt: Moment.nullable(),
    paidOutsideAt: Moment.nullable(),
    cancelledAt: Moment.nullable(),
    cancelledBy: z.enum(['client', 'professional']).nullable(),
    /** The fee of a cancelled service, by whom it is paid and what of it was. */
    cancellationFee: z
      .object({
        payer: z.enum(['client', 'professional']),
        amountCents: Cents,
        settledCents: Cents,
        settlement: z.enum(settlements),
      })
      .nullable(),
  })
  .meta({ id: 'ServiceMoney' });
export type ServiceMoney = z.infer<typeof ServiceMoney>;

/** The work itself, as its client and its professional see it. */
export const ServiceView = z
  .object({
    id: z.uuid(),
    professionalId: z.uuid(),
    clientId: z.uuid(),
    client: PersonCard.nullable(),
    professional: PersonCard.nullable(),
    jobRequestId: z.uuid().nullable(),
    title: z.string(),
    description: z.string(),
    amountCents: Cents,
    totalAmountCents: Cents,
    /** The package, the extras and the answers, where a gig was booked with them. */
    booked: BookedTerms.nullable(),
    /** Whether its client agreed to it; until then it counts nowhere in public (D-36). */
    agreement: z.enum(agreements),
    status: z.enum(serviceStatuses),
    paymentStatus: z.enum(paymentStatuses),
    escrowedAmountCents: Cents,
    cancellationFeePercentage: z.number(),
    progressStage: Stage,
    progressPercentage: z.number().int(),
    /** A local day in `deadlineTimeZone`, passed when that day is over there (D-51). */
    deadline: Day.nullable(),
    deadlineTimeZone: z.string().nullable(),
    estimatedCompletionDate: Day.nullable(),
    extensionRequested: z.boolean(),
    /** The request that waits for the client. */
    extension: ExtensionView.nullable(),
    /** The one change of the terms that waits for an answer. */
    negotiation: NegotiationView.nullable(),
    startedAt: Moment,
    completedAt: Moment.nullable(),
    /** Until when the client may request changes of what was completed; null where that is over or not yet so. */
    changesUntil: Moment.nullable(),
    /** The changes that the client asked for when they reopened it; null once it is completed again. */
    requestedChanges: z.object({ reason: z.string(), requestedAt: Moment }).nullable(),
    /** The next appointment of its two sides that has not begun. */
    nextAppointment: z.object({ startsAt: Moment, timeZone: z.string() }).nullable(),
    /** The client's of the work, and the professional's of the client; each is null for the other side until it opens. */
    review: ReviewView.nullable(),
    clientReview: ReviewView.nullable(),
    /** Whether a child does it: then its reviews are set phrases. */
    isOfChild: z.boolean(),
    money: ServiceMoney,
    createdAt: Moment,
  })
  .meta({ id: 'ServiceView' });
export type ServiceView = z.infer<typeof ServiceView>;

const ServiceParams = z.object({ serviceId: z.uuid() });

export const listServices = endpoint({
  method: 'GET',
  url: '/services',
  schema: {
    summary:
      'Your services as the professional (latest start first) or as the client (newest first)',
    querystring: PageQuery.extend({
      as: z.enum(['professional', 'client']),
      /** Words of the title. */
      search: oneLine().refine(hasAtMost(100), 'Please use at most 100 characters').optional(),
    }),
    response: { 200: Page(ServiceView) },
  },
});

export const listChildServices = endpoint({
  method: 'GET',
  url: '/services/children/:childId',
  schema: {
    summary: 'The work of a child that you look after, latest start first; looking is recorded',
    params: z.object({ childId: z.uuid() }),
    querystring: PageQuery,
    response: { 200: Page(ServiceView) },
  },
});

export const getService = endpoint({
  method: 'GET',
  url: '/services/:serviceId',
  schema: {
    summary: 'One service, for its two parties; a child’s also for its guardians and for staff',
    params: ServiceParams,
    response: { 200: ServiceView },
  },
});

/** One move of the work from stage to stage. */
export const StageChangeRecord = z
  .object({
    id: z.uuid(),
    fromStage: Stage,
    toStage: Stage,
    /** Why it went back; null where it went on. */
    reason: z.string().nullable(),
    changedBy: z.uuid(),
    changedAt: Moment,
  })
  .meta({ id: 'StageChangeRecord' });
export type StageChangeRecord = z.infer<typeof StageChangeRecord>;

export const listStageChanges = endpoint({
  method: 'GET',
  url: '/services/:serviceId/stage-changes',
  schema: {
    summary: 'How a service came from stage to stage, the latest first, for anyone who may read it',
    params: ServiceParams,
    response: { 200: z.object({ items: z.array(StageChangeRecord) }) },
  },
});

/**
 * `progressPercentage`, `status` and `completedAt` follow from the stage; another percentage is refused. Going back to an
 * earlier stage needs a reason, which is kept (D-53).
 */
export const StageChange = z.strictObject({
  progressStage: Stage,
  progressPercentage: z.int().min(0).max(100).optional(),
  reason: reasonText('Please give a reason for going back').optional(),
});

export const progressService = endpoint({
  method: 'POST',
  url: '/services/:serviceId/progress',
  stakes: 'agreed',
  reaches: ['serviceId'],
  idempotency: 'optional',
  gated: ['reason'],
  schema: {
    summary: 'Move your service to a stage; the stage completed completes it',
    params: ServiceParams,
    body: StageChange,
    response: { 200: ServiceView },
  },
});

/** The client's day and the zone it is meant in; null takes the deadline away. */
export const DeadlineChange = z.strictObject({
  deadline: Day.nullable(),
  timeZone,
});

export const setDeadline = endpoint({
  method: 'PUT',
  url: '/services/:serviceId/deadline',
  stakes: 'agreed',
  reaches: ['serviceId'],
  schema: {
    summary: 'Set the deadline, as the client, not before today in your time zone',
    params: ServiceParams,
    body: DeadlineChange,
    response: { 200: ServiceView },
  },
});

export const EstimateChange = z.strictObject({
  estimatedCompletionDate: Day.nullable(),
  timeZone,
});

export const setEstimate = endpoint({
  method: 'PUT',
  url: '/services/:serviceId/estimate',
  stakes: 'agreed',
  reaches: ['serviceId'],
  schema: {
    summary:
      'Set the estimated completion, as the professional, not before today in your time zone',
    params: ServiceParams,
    body: EstimateChange,
    response: { 200: ServiceView },
  },
});

export const ChangesRequest = z.strictObject({
  reason: reasonText('Please say what needs to be changed'),
});

export const requestChanges = endpoint({
  method: 'POST',
  url: '/services/:serviceId/request-changes',
  stakes: 'agreed',
  reaches: ['serviceId'],
  idempotency: 'optional',
  gated: ['reason'],
  schema: {
    summary: 'Reopen a completed service, as the client, while the inspection window lasts',
    params: ServiceParams,
    body: ChangesRequest,
    response: { 200: ServiceView },
  },
});
