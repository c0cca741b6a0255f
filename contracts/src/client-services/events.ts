import { z } from 'zod';
import { accessRecordedIn } from '../kernel/access.ts';
import { childWordsWrittenIn } from '../kernel/child-words.ts';
import { event } from '../kernel/event.ts';
import { needMetIn, needRaisedIn } from '../kernel/needs.ts';
import { accountErasedIn, exportGatheredIn } from '../kernel/own-data.ts';
import { Cents, Day, Moment } from '../kernel/values.ts';
import { negotiationStatuses } from './agreements.ts';
import { Stage } from './services.ts';

const Service = z.object({
  serviceId: z.uuid(),
  professionalId: z.uuid(),
  clientId: z.uuid(),
  title: z.string(),
  totalAmountCents: Cents,
  /** Its client has not agreed to it: a mail to them quotes nothing of it (D-122). */
  isProposed: z.literal(true).optional(),
});

const byService = (data: { serviceId: string }) => data.serviceId;

export const serviceStarted = event(
  'client-services.service.started.v1',
  Service.extend({
    jobRequestId: z.uuid().nullable(),
    proposalId: z.uuid().nullable(),
    /** The gig that was booked. */
    gigId: z.uuid().optional(),
  }),
  byService,
);

export const serviceProgressed = event(
  'client-services.service.progressed.v1',
  Service.extend({ progressStage: Stage, progressPercentage: z.number().int() }),
  byService,
);

export const serviceCompleted = event(
  'client-services.service.completed.v1',
  Service.extend({ completedAt: Moment }),
  byService,
);

/** Completed work that its client had reopened; it counts as completed no more (D-54). */
export const serviceReopened = event(
  'client-services.service.reopened.v1',
  Service.extend({ reason: z.string() }),
  byService,
);

/** Whether the work of a job is under way: its end takes back what the hire lets its professional see. */
export const hireChanged = event(
  'client-services.hire.changed.v1',
  z.object({ serviceId: z.uuid(), jobRequestId: z.uuid(), isUnderWay: z.boolean() }),
  byService,
);

export const deadlineSet = event(
  'client-services.deadline.set.v1',
  Service.extend({ deadline: Day.nullable(), timeZone: z.string() }),
  byService,
);

export const estimateSet = event(
  'client-services.estimate.set.v1',
  Service.extend({ estimatedCompletionDate: Day.nullable() }),
  byService,
);

const Review = Service.extend({ reviewId: z.uuid(), rating: z.number().int() });

/** It is told once the review opens: when both sides are in, or 14 days after completion. From then on it counts. */
export const reviewSubmitted = event('client-services.review.submitted.v1', Review, byService);

/**
 * `previousRating` lets a reader who keeps a sum correct it. A version before reviews opened on both sides told it;
 * a review is now edited only before it opens.
 */
export const reviewEdited = event(
  'client-services.review.edited.v1',
  Review.extend({ previousRating: z.number().int() }),
  byService,
);

/** The event tells moderators all of a review, so that they need not ask back. */
export const reviewReported = event(
  'client-services.review.reported.v1',
  Review.extend({
    reportId: z.uuid(),
    reporterId: z.uuid(),
    comment: z.string().nullable(),
    reply: z.string().nullable(),
    reason: z.string(),
    /** Whether the professional wrote it of the client. */
    isOfClient: z.literal(true).optional(),
  }),
  byService,
);

/** A moderator hid it: it is shown no more, and its rating counts no more. */
export const reviewHidden = event('client-services.review.hidden.v1', Review, byService);

export const reviewReplied = event('client-services.review.replied.v1', Review, byService);

/** Its author was banned, so it counts no more, or the ban was lifted and it counts again. */
export const reviewRecounted = event(
  'client-services.review.recounted.v1',
  Review.extend({ counts: z.boolean() }),
  byService,
);

/** The same of what a professional wrote of the client, which opens at the same moment. */
export const clientReviewSubmitted = event(
  'client-services.client-review.submitted.v1',
  Review,
  byService,
);
export const clientReviewReplied = event(
  'client-services.client-review.replied.v1',
  Review,
  byService,
);
/** A moderator hid it, or its author was banned, or is not any more. */
export const clientReviewRecounted = event(
  'client-services.client-review.recounted.v1',
  Review.extend({ counts: z.boolean() }),
  byService,
);

/**
 * A professional entered a service alone; it counts in public once its client agrees (D-36). `gigId` is the gig of
 * the conversation that it began in.
 */
export const serviceProposed = event(
  'client-services.service.proposed.v1',
  Service.extend({ gigId: z.uuid().nullable().optional() }),
  byService,
);
export const serviceAgreed = event('client-services.service.agreed.v1', Service, byService);
export const serviceDeclined = event('client-services.service.declined.v1', Service, byService);

const Negotiation = Service.extend({
  negotiationId: z.uuid(),
  proposedBy: z.uuid(),
  proposedAmountCents: Cents,
  proposedDeadline: Day.nullable(),
});

export const negotiationOpened = event(
  'client-services.negotiation.opened.v1',
  Negotiation.extend({ reason: z.string(), isCounter: z.boolean() }),
  byService,
);

/** Both sides of a child's work agreed to other terms, which stand once one of its guardians does. */
export const negotiationAgreed = event(
  'client-services.negotiation.agreed.v1',
  Negotiation.extend({ guardianIds: z.array(z.uuid()) }),
  byService,
);

/** `totalAmountCents` is what stands afterwards. */
export const negotiationClosed = event(
  'client-services.negotiation.closed.v1',
  Negotiation.extend({
    outcome: z.enum(negotiationStatuses).exclude(['open', 'countered', 'awaiting_guardian']),
    /** Both sides had agreed to it, and it waited for a guardian of the child. */
    waitedForGuardian: z.literal(true).optional(),
  }),
  byService,
);

const Appointment = Service.extend({
  appointmentId: z.uuid(),
  startsAt: Moment,
  endsAt: Moment,
  /** The zone in which it was agreed on. */
  timeZone: z.string(),
});

/** A client booked a free time of a gig. */
export const appointmentBooked = event(
  'client-services.appointment.booked.v1',
  Appointment,
  byService,
);

/** It begins in a day or in two hours. */
export const appointmentNear = event(
  'client-services.appointment.near.v1',
  Appointment.extend({ hours: z.union([z.literal(24), z.literal(2)]) }),
  byService,
);

/** One side cancelled it; the service goes on. */
export const appointmentCancelled = event(
  'client-services.appointment.cancelled.v1',
  Appointment.extend({
    cancelledBy: z.enum(['client', 'professional']),
    /** It was less notice than the professional asks for. */
    isShortNotice: z.literal(true).optional(),
  }),
  byService,
);

/** Neither side cancelled it: one of them is not an adult, as it was found afterwards. */
export const appointmentDropped = event(
  'client-services.appointment.dropped.v1',
  Appointment,
  byService,
);

const AppointmentSide = z.enum(['client', 'professional']);
const ProposedTimes = Service.extend({
  appointmentProposalId: z.uuid(),
  proposedBy: AppointmentSide,
  times: z.array(Moment).min(1),
  timeZone: z.string(),
  /** An appointment would move to one of them. */
  isMove: z.literal(true).optional(),
});

export const appointmentProposed = event(
  'client-services.appointment.proposed.v1',
  ProposedTimes,
  byService,
);

/** The other side agreed to one of the times. */
export const appointmentAgreed = event(
  'client-services.appointment.agreed.v1',
  Appointment.extend({ proposedBy: AppointmentSide, isMove: z.literal(true).optional() }),
  byService,
);

/** The other side agreed to none of the times. */
export const appointmentDeclined = event(
  'client-services.appointment.declined.v1',
  ProposedTimes,
  byService,
);

const Extension = Service.extend({ extensionId: z.uuid(), proposedDeadline: Day });

export const extensionRequested = event(
  'client-services.extension.requested.v1',
  Extension.extend({ currentDeadline: Day, reason: z.string() }),
  byService,
);

/** `isByItself`: the service ended, and the request with it, or a guardian of the child is asked in its place. */
export const extensionAnswered = event(
  'client-services.extension.answered.v1',
  Extension.extend({ isApproved: z.boolean(), isByItself: z.boolean() }),
  byService,
);

export const accessRecorded = accessRecordedIn('client-services');
export const childWordsWritten = childWordsWrittenIn('client-services');
export const needRaised = needRaisedIn('client-services');
export const needMet = needMetIn('client-services');
export const exportGathered = exportGatheredIn('client-services');
export const accountErased = accountErasedIn('client-services');

/** Money was paid into the protected funds of a service; `heldCents` is all that is held now. */
export const escrowFunded = event(
  'client-services.escrow.funded.v1',
  Service.extend({ amountCents: Cents, heldCents: Cents }),
  byService,
);

export const releaseRequested = event(
  'client-services.release.requested.v1',
  Service.extend({ heldCents: Cents, releasesAt: Moment }),
  byService,
);

/** Its work ends here; the fee is what `payer` owes, of which so much was taken at once. */
export const serviceCancelled = event(
  'client-services.service.cancelled.v1',
  Service.extend({
    cancelledBy: z.enum(['client', 'professional']),
    payer: z.enum(['client', 'professional']),
    feeCents: Cents,
    refundCents: Cents,
  }),
  byService,
);

export const disputeOpened = event(
  'client-services.dispute.opened.v1',
  Service.extend({ openedBy: z.enum(['client', 'professional']), reason: z.string() }),
  byService,
);

export const disputeSettled = event(
  'client-services.dispute.settled.v1',
  Service.extend({
    toClientCents: Cents,
    toProfessionalCents: Cents,
    explanation: z.string(),
    /** Absent from what was told before they were added. */
    disputeId: z.uuid().optional(),
    decidedBy: z.uuid().optional(),
  }),
  byService,
);

const Payment = z.object({ paymentId: z.uuid(), payerId: z.uuid(), amountCents: Cents });
const byPayment = (data: { paymentId: string }) => data.paymentId;

/** A payment that another service asked for has arrived. */
export const paymentSucceeded = event('client-services.payment.succeeded.v1', Payment, byPayment);

/** The payment will not arrive: the service that asked may ask again. */
export const paymentFailed = event(
  'client-services.payment.failed.v1',
  Payment.extend({ reason: z.string() }),
  byPayment,
);

/**
 * A refund that another service asked for is on its way back to the card; `amountCents` is that of the refund. `isWhole` says
 * that nothing of the payment is left, which is so of what was told before it was added.
 */
export const paymentRefunded = event(
  'client-services.payment.refunded.v1',
  Payment.extend({ isWhole: z.boolean().optional() }),
  byPayment,
);

/** The country of a client whom the professional keeps as one abroad; absent for every other client. */
const clientCountry = z.string().optional();

/**
 * Money of a posting in the ledger. `postingId` is that of the ledger's transaction: a consumer books each once.
 * `feeCents` is what the platform kept of `grossCents`.
 */
const Posting = z.object({
  postingId: z.uuid(),
  serviceId: z.uuid(),
  professionalId: z.uuid(),
  /** Absent from what was told before it was added. */
  clientId: z.uuid().optional(),
  title: z.string(),
  clientName: z.string().optional(),
  clientCountry,
  grossCents: Cents,
  feeCents: Cents,
  at: Moment,
});

/** Money of a service was released to its professional; `why` is absent from what was told before it was added. */
export const escrowReleased = event(
  'client-services.escrow.released.v1',
  Posting.extend({ why: z.enum(['release', 'cancellation', 'dispute']).optional() }),
  byService,
);

/**
 * A part of the released money was given back to the client, or its professional paid a cancellation fee to the client. Events
 * from before `why` was added do not have it.
 */
export const escrowRefunded = event(
  'client-services.escrow.refunded.v1',
  Posting.extend({ why: z.enum(['refund', 'cancellation_fee']).optional() }),
  byService,
);

/** A client says that they paid `amountCents` of finished work outside Sidework. */
export const servicePaidOutside = event(
  'client-services.service.paid-outside.v1',
  Service.extend({
    postingId: z.uuid(),
    amountCents: Cents,
    clientName: z.string().optional(),
    clientCountry,
    at: Moment,
  }),
  byService,
);

const Sale = z.object({
  postingId: z.uuid(),
  paymentId: z.uuid(),
  sellerId: z.uuid(),
  title: z.string(),
  /** It is null of payments from before it was kept. */
  sold: z.object({ kind: z.enum(['event', 'course']), id: z.string() }).nullable(),
  grossCents: Cents,
  feeCents: Cents,
  /** The moment is that of the end of the hold, or of the refund. */
  at: Moment,
});

/** The hold of a sold ticket or course ended, so its seller earned what was not refunded by then (D-120). */
export const saleEarned = event('client-services.sale.earned.v1', Sale, byPayment);

/** A part of an earned sale went back to the buyer. */
export const saleRefunded = event('client-services.sale.refunded.v1', Sale, byPayment);

const Payout = z.object({ payoutId: z.uuid(), personId: z.uuid(), amountCents: Cents });
const byPayout = (data: { payoutId: string }) => data.payoutId;

/** The provider sent what a person asked to be paid out. */
export const payoutArrived = event('client-services.payout.arrived.v1', Payout, byPayout);

/** The provider refused it for good, and the money is back on the balance. */
export const payoutFailed = event('client-services.payout.failed.v1', Payout, byPayout);

/**
 * An invoice, a credit note or a receipt of an adult lies in the handover bucket as PDF, to be filed in their vault; it is
 * removed there after seven days.
 */
export const paperHandedOver = event(
  'client-services.paper.handed-over.v1',
  z.object({
    /** The id of the invoice or of the payment; both sides have a paper under the same one. */
    paperId: z.uuid(),
    kind: z.enum(['invoice', 'credit_note', 'receipt']),
    userId: z.uuid(),
    name: z.string(),
    year: z.number().int(),
    tags: z.array(z.string()),
    key: z.string(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    size: z.number().int().min(1),
  }),
  (data) => data.paperId,
);

/**
 * All that a person earned by the platform's books until a moment, after the fees and less what went back. It is told once a
 * night, and another ledger of the same money compares its own sum (D-103).
 */
export const earningsSummed = event(
  'client-services.earnings.summed.v1',
  z.object({ professionalId: z.uuid(), earnedCents: z.number().int(), until: Moment }),
  (data) => `earnings of ${data.professionalId}`,
);
