import { z } from 'zod';
import { event } from '../../kernel/event.ts';
import { Cents, Day, Moment } from '../../kernel/values.ts';
import { byService, Service } from './service.ts';

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

/**
 * The amount that a professional may still earn by agreed work, before the fee; 0 says that nothing more comes of it. Money
 * that is held is released at `releasesAt`, or its work is due on `dueOn`; both are null where no day is known.
 */
export const workExpected = event(
  'client-services.work.expected.v1',
  z.object({
    serviceId: z.uuid(),
    professionalId: z.uuid(),
    clientId: z.uuid(),
    title: z.string(),
    grossCents: Cents,
    feeCents: Cents,
    heldCents: Cents,
    releasesAt: Moment.nullable(),
    dueOn: Day.nullable(),
    /** The work is done, so what is not paid of it is a claim. It is absent from what was told before it was added. */
    isFinished: z.boolean().optional(),
  }),
  byService,
);

/**
 * So much of a sold ticket or course is held for its seller until a moment. It is the whole state: 0 says that nothing more of the
 * sale comes, because it is the seller's by now or went back.
 */
export const saleExpected = event(
  'client-services.sale.expected.v1',
  z.object({
    paymentId: z.uuid(),
    sellerId: z.uuid(),
    title: z.string(),
    sold: z.object({ kind: z.enum(['event', 'course']), id: z.string() }).nullable(),
    grossCents: Cents,
    feeCents: Cents,
    holdUntil: Moment.nullable(),
  }),
  (data) => data.paymentId,
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

const CentsChange = z.number().int();

/**
 * The balance of a person at Sidework changed by so much, for one cause. The amounts are changes: what was earned, what came
 * back as a client, what is owed after refunds, cancellation fees that are due, and income of tickets and courses that is held.
 */
export const balanceMoved = event(
  'client-services.balance.moved.v1',
  z.object({
    /** The cause; with the person it names the change. */
    movementId: z.uuid(),
    personId: z.uuid(),
    /** The professional of the work that it came of, who may be a child of the person; null where it is of no work. */
    earnerId: z.uuid().nullable(),
    /** A payout to a bank account, or one that failed and came back. */
    isPayout: z.boolean(),
    earnedCents: CentsChange,
    creditCents: CentsChange,
    owedCents: CentsChange,
    feesDueCents: CentsChange,
    heldCents: CentsChange,
    at: Moment,
  }),
  (data) => `movement ${data.movementId} of ${data.personId}`,
);

const Payout = z.object({ payoutId: z.uuid(), personId: z.uuid(), amountCents: Cents });
const byPayout = (data: { payoutId: string }) => data.payoutId;

/** The provider sent what a person asked to be paid out. */
export const payoutArrived = event('client-services.payout.arrived.v1', Payout, byPayout);

/** The provider refused it for good, and the money is back on the balance. */
export const payoutFailed = event('client-services.payout.failed.v1', Payout, byPayout);

/**
 * An invoice, a credit note, a receipt or a signed contract of an adult lies in the handover bucket, to be filed in their vault; it is
 * removed there after seven days. It is a PDF unless a format is told: the receipt of a purchase can be a picture.
 */
export const paperHandedOver = event(
  'client-services.paper.handed-over.v1',
  z.object({
    /** The id of the invoice, the payment, the contract or the expense; both sides have a paper under the same one. */
    paperId: z.uuid(),
    kind: z.enum(['invoice', 'credit_note', 'receipt', 'contract']),
    userId: z.uuid(),
    name: z.string(),
    year: z.number().int(),
    tags: z.array(z.string()),
    format: z.enum(['pdf', 'webp']).optional(),
    /** The owner bought this for their work, so that a deduction of the same amount and day is proved by the paper. */
    purchase: z.object({ amountCents: z.number().int().min(1), spentOn: Day }).optional(),
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
