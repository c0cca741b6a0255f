import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Cents, Day, hasAtMost, Moment } from '../kernel/values.ts';
import { manyLines } from '../kernel/written-text.ts';
import { caseFields } from './dispute-case.ts';
import { ExtensionView } from './extension-view.ts';
import { cancellationCauses, paymentTypes, settlements } from './money-words.ts';
import { NegotiationView } from './negotiation-view.ts';
import { reasonText } from './reason.ts';
import { ServiceStep } from './service-steps.ts';
import { ServiceView, StageChangeRecord } from './services.ts';

const ServiceParams = z.object({ serviceId: z.uuid() });

/** Whole or in part, in cents; together never more than the agreed total. */
export const Funding = z.strictObject({
  amountCents: Cents.min(1, 'Enter an amount above $0'),
});

export const fundService = endpoint({
  method: 'POST',
  url: '/services/:serviceId/fund',
  stakes: 'reach',
  reaches: ['serviceId'],
  idempotency: 'required',
  schema: {
    summary: 'Begin to pay money into the protected funds of your service, as its client',
    params: ServiceParams,
    body: Funding,
    response: { 201: z.object({ paymentId: z.uuid() }) },
  },
});

export const requestRelease = endpoint({
  method: 'POST',
  url: '/services/:serviceId/request-release',
  stakes: 'agreed',
  reaches: ['serviceId'],
  schema: {
    summary: 'Ask for the release of what is held for completed work; once asked, answers with it',
    params: ServiceParams,
    response: { 200: ServiceView },
  },
});

export const releaseService = endpoint({
  method: 'POST',
  url: '/services/:serviceId/release',
  stakes: 'agreed',
  reaches: ['serviceId'],
  idempotency: 'optional',
  schema: {
    summary: 'Release all that is held to the professional, as the client',
    params: ServiceParams,
    response: { 200: ServiceView },
  },
});

/** The figures of a cancellation, and the question that is asked first. */
export const CancellationPreview = z
  .object({
    payer: z.enum(['client', 'professional']),
    feePercentage: z.number(),
    feeCents: Cents,
    /** The part of the fee that is taken from the held money. */
    takenCents: Cents,
    /** This goes back to the client at once. */
    refundCents: Cents,
    /** The part of the fee that stays owed. */
    dueCents: Cents,
    isWaived: z.boolean(),
    prompt: z.string(),
  })
  .meta({ id: 'CancellationPreview' });
export type CancellationPreview = z.infer<typeof CancellationPreview>;

export const previewCancellation = endpoint({
  method: 'GET',
  url: '/services/:serviceId/cancellation',
  schema: {
    summary: 'Who would pay which fee, and what would be refunded, if you cancelled now',
    params: ServiceParams,
    querystring: z.strictObject({ cause: z.enum(cancellationCauses).default('changed_plans') }),
    response: { 200: CancellationPreview },
  },
});

/** The fee may be sent beside, if it is the one that the server computes. */
export const Cancellation = z.strictObject({
  cause: z.enum(cancellationCauses).default('changed_plans'),
  feeCents: Cents.optional(),
});

export const cancelService = endpoint({
  method: 'POST',
  url: '/services/:serviceId/cancel',
  stakes: 'protection',
  idempotency: 'optional',
  schema: {
    summary: 'Cancel a service in progress, as either party',
    params: ServiceParams,
    body: Cancellation,
    response: { 200: ServiceView },
  },
});

export const markPaidOutside = endpoint({
  method: 'POST',
  url: '/services/:serviceId/paid-outside',
  stakes: 'agreed',
  reaches: ['serviceId'],
  idempotency: 'optional',
  schema: {
    summary: 'Say that you paid completed work outside Sidework, as its client',
    params: ServiceParams,
    response: { 200: ServiceView },
  },
});

export const waiveFee = endpoint({
  method: 'POST',
  url: '/services/:serviceId/waive-fee',
  stakes: 'protection',
  schema: {
    summary: 'Ask for no cancellation fee, as the one to whom it is owed',
    params: ServiceParams,
    response: { 200: ServiceView },
  },
});

export const payFee = endpoint({
  method: 'POST',
  url: '/services/:serviceId/pay-fee',
  stakes: 'agreed',
  reaches: ['serviceId'],
  idempotency: 'optional',
  schema: {
    summary: 'Pay a cancellation fee from your balance, as the professional who owes it',
    params: ServiceParams,
    response: { 200: ServiceView },
  },
});

export const Dispute = z.strictObject({ reason: reasonText('Please say what is wrong') });

export const disputeService = endpoint({
  method: 'POST',
  url: '/services/:serviceId/dispute',
  stakes: 'protection',
  idempotency: 'optional',
  gated: ['reason'],
  schema: {
    summary:
      'Dispute what is held, as either party: it stays where it is until a moderator decides',
    params: ServiceParams,
    body: Dispute,
    response: { 200: ServiceView },
  },
});

/** Money that moved, as the parties of the service see it: from where, to where. */
export const PaymentRecord = z
  .object({
    id: z.uuid(),
    paymentType: z.enum(paymentTypes),
    amountCents: Cents,
    description: z.string(),
    settlement: z.enum(settlements).nullable(),
    /** What was taken of a cancellation fee so far; null of anything else. */
    settledCents: Cents.nullable(),
    createdAt: Moment,
    /** The entries of the ledger; none where no money of the platform moved. */
    entries: z.array(
      z.object({
        account: z.string(),
        debitCents: Cents.nullable(),
        creditCents: Cents.nullable(),
      }),
    ),
  })
  .meta({ id: 'PaymentRecord' });
export type PaymentRecord = z.infer<typeof PaymentRecord>;

export const listPaymentHistory = endpoint({
  method: 'GET',
  url: '/services/:serviceId/payment-history',
  schema: {
    summary: 'All money of a service, with its ledger entries, for anyone who may read the service',
    params: ServiceParams,
    response: { 200: z.object({ items: z.array(PaymentRecord) }) },
  },
});

/** A dispute as moderators decide it. */
export const DisputeView = z
  .object({
    ...caseFields,
    id: z.uuid(),
    serviceId: z.uuid(),
    title: z.string(),
    description: z.string(),
    clientId: z.uuid(),
    clientName: z.string(),
    professionalId: z.uuid(),
    professionalName: z.string(),
    openedBy: z.enum(['client', 'professional']),
    reason: z.string(),
    openedAt: Moment,
    heldCents: Cents,
    /** The fee of the rest depends on the amount that was released before. */
    releasedCents: Cents,
    totalAmountCents: Cents,
    feeBps: z.number().int(),
    serviceStatus: z.string(),
    /** How far the work is, in percent, as the professional set it. */
    progressPercentage: z.number().int(),
    deadline: Day.nullable(),
    /** When the work began, or was entered. */
    startedAt: Moment,
    /** When the stage was last changed. */
    stageChangedAt: Moment.nullable(),
  })
  .meta({ id: 'DisputeView' });
export type DisputeView = z.infer<typeof DisputeView>;

export const listDisputes = endpoint({
  method: 'GET',
  url: '/disputes',
  schema: {
    summary: 'The disputes that wait for a decision, oldest first, for moderators',
    response: { 200: z.object({ items: z.array(DisputeView) }) },
  },
});

/** Moderators read what both sides did and wrote about the work that is in dispute. */
export const DisputeHistory = z
  .object({
    stages: z.array(StageChangeRecord),
    payments: z.array(PaymentRecord),
    extensions: z.array(ExtensionView),
    negotiations: z.array(NegotiationView),
    steps: z.array(ServiceStep),
    /** A child's work has a job room, which a moderator opens with a reason; adults' work has none. */
    roomId: z.uuid().nullable(),
  })
  .meta({ id: 'DisputeHistory' });
export type DisputeHistory = z.infer<typeof DisputeHistory>;

export const getDisputeHistory = endpoint({
  method: 'GET',
  url: '/disputes/:disputeId/history',
  schema: {
    summary:
      'What happened to work in an undecided dispute, for moderators; a look at a child’s is recorded',
    params: z.object({ disputeId: z.uuid() }),
    response: { 200: DisputeHistory },
  },
});

/** The two shares make up all that is held, to the cent. */
export const Split = z.strictObject({
  toClientCents: Cents,
  toProfessionalCents: Cents,
  explanation: manyLines('Say why you split it this way')
    .min(1, 'Say why you split it this way')
    .refine(hasAtMost(1000), 'The explanation must be less than 1000 characters'),
});

export const settleDispute = endpoint({
  method: 'POST',
  url: '/disputes/:disputeId/settle',
  stakes: 'protection',
  idempotency: 'optional',
  schema: {
    summary:
      'Decide a dispute as a moderator: all that is held goes to the two sides, once no appeal is open',
    params: z.object({ disputeId: z.uuid() }),
    body: Split,
    response: { 200: z.object({ id: z.uuid() }) },
  },
});

/** So much of what was released goes back to the client: from the professional's balance and the platform's fee. */
export const RefundOfReleased = z.strictObject({
  amountCents: Cents.min(1, 'Enter an amount above $0'),
  explanation: manyLines('Say why it is refunded')
    .min(1, 'Say why it is refunded')
    .refine(hasAtMost(1000), 'The explanation must be less than 1000 characters'),
});

export const refundReleased = endpoint({
  method: 'POST',
  url: '/services/:serviceId/refund',
  stakes: 'protection',
  idempotency: 'required',
  schema: {
    summary: 'Give back to the client what was released, as a moderator',
    params: ServiceParams,
    body: RefundOfReleased,
    response: { 200: z.object({ serviceId: z.uuid() }) },
  },
});
