import { z } from 'zod';
import { expiryOf } from '../kernel/card-expiry.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Cents, hasAtMost, Moment } from '../kernel/values.ts';
import { oneLine } from '../kernel/written-text.ts';
import { chargeStatuses, paymentPurposes } from './money-words.ts';

/** A payment as its payer sees it. */
export const PaymentView = z
  .object({
    id: z.uuid(),
    amountCents: Cents,
    description: z.string(),
    /** `service`: into the protected funds of work; `asked`: a ticket or a course. */
    purpose: z.enum(paymentPurposes),
    /** Whoever gets it; null where that is the platform. */
    payee: z.string().nullable(),
    /** Whether Sidework holds it at first. */
    isHeld: z.boolean(),
    /** The work that it is for, as far as its money goes without this payment; null of tickets and courses. */
    work: z
      .object({
        serviceId: z.uuid(),
        totalCents: Cents,
        /** Held now or released. */
        paidCents: Cents,
        feeBps: z.number().int(),
      })
      .nullable(),
    status: z.enum(chargeStatuses),
    /** Why the last card did not pay; null where none was tried, or one is under way. */
    failure: z.string().nullable(),
    /** The card that paid or is asked, as `visa 4242`. */
    card: z.string().nullable(),
    /** The page to which the payer comes back. */
    returnTo: z.string(),
    /** Until when it can be paid. */
    expiresAt: Moment,
    /** `card`: the form of the sandbox, which moves no money. `redirect`: the provider's own page. */
    way: z.enum(['card', 'redirect']),
    refundedCents: Cents,
  })
  .meta({ id: 'PaymentView' });
export type PaymentView = z.infer<typeof PaymentView>;

const PaymentParams = z.object({ paymentId: z.uuid() });

export const getPayment = endpoint({
  method: 'GET',
  url: '/payments/:paymentId',
  schema: {
    summary: 'A payment that is asked of you',
    params: PaymentParams,
    response: { 200: PaymentView },
  },
});

export const PaymentCard = z
  .strictObject({
    number: z.string().regex(/^[\d ]{12,23}$/, 'Enter the number of the card'),
    /** Also as browsers and people write it: `0429`, `4/29`, `04-2029`. */
    expiry: z
      .string()
      .max(20, 'Enter the month and year, as 04/29')
      .overwrite(expiryOf)
      .regex(/^(0[1-9]|1[0-2])\/\d\d$/, 'Enter the month and year, as 04/29'),
    code: z.string().regex(/^\d{3,4}$/, 'Enter the 3 or 4 digits'),
    name: oneLine().min(1, 'Enter the name on the card').refine(hasAtMost(120), 'Too long'),
  })
  .meta({ id: 'PaymentCard' });
export type PaymentCard = z.infer<typeof PaymentCard>;

/** The payer says whether the card is kept for next time. */
export const PayingCard = PaymentCard.extend({ isKept: z.boolean().default(false) });
export type PayingCard = z.infer<typeof PayingCard>;

export const payByCard = endpoint({
  method: 'POST',
  url: '/payments/:paymentId/card',
  stakes: 'reach',
  reaches: ['paymentId'],
  schema: {
    summary: 'Pay with a card of the sandbox; the outcome comes a moment later',
    params: PaymentParams,
    body: PayingCard,
    response: { 200: PaymentView },
  },
});

export const confirmPayment = endpoint({
  method: 'POST',
  url: '/payments/:paymentId/confirm',
  stakes: 'reach',
  reaches: ['paymentId'],
  schema: {
    summary: 'Confirm a card payment as its bank asks for',
    params: PaymentParams,
    response: { 200: PaymentView },
  },
});

export const startPayment = endpoint({
  method: 'POST',
  url: '/payments/:paymentId/start',
  stakes: 'reach',
  reaches: ['paymentId'],
  schema: {
    summary: "The address of the provider's page, where the payment is made there",
    params: PaymentParams,
    response: { 200: z.object({ url: z.url() }) },
  },
});

export const abandonPayment = endpoint({
  method: 'POST',
  url: '/payments/:paymentId/abandon',
  stakes: 'protection',
  schema: {
    summary: 'Cancel a payment that was not made; the person who asked is notified',
    params: PaymentParams,
    response: { 200: PaymentView },
  },
});

/** The body is signed as it stands, so it is read as text. */
export const receivePaymentWebhook = endpoint({
  method: 'POST',
  url: '/payments/webhook',
  stakes: 'protection',
  schema: {
    summary: 'What the payment provider tells, with its signature',
    body: z.string().max(100_000),
    response: { 200: z.object({ received: z.literal(true) }) },
  },
});
