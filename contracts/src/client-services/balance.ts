import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Cents, Moment, Page, PageQuery } from '../kernel/values.ts';

/** The money that Sidework holds for a person. */
export const BalanceView = z
  .object({
    /** A payout would send this now. */
    availableCents: Cents,
    earnedCents: Cents,
    /** This came back to them as a client and is on no card. */
    creditCents: Cents,
    /** They owe this after a refund of money that was paid out already. */
    owedCents: Cents,
    /** Cancellation fees that they owe to clients; a payout pays them first. */
    feesDueCents: Cents,
    /** Held for work of theirs, not released yet. */
    heldCents: Cents,
    /** The same after the platform's fees. */
    heldNetCents: Cents,
    /** The held amount of all sold tickets and courses, and the number of these sales. */
    heldSalesCents: Cents,
    heldSalesCount: z.number().int().nonnegative(),
    /** The sales whose hold ends next: after the event, or 14 days after a course was bought. */
    heldSales: z.array(
      z.object({ id: z.uuid(), title: z.string(), amountCents: Cents, until: Moment }),
    ),
    payouts: z.array(
      z.object({
        id: z.uuid(),
        amountCents: Cents,
        status: z.enum(['sending', 'sent', 'failed']),
        requestedAt: Moment,
        sentAt: Moment.nullable(),
        /** The account that it goes to; null of payouts from before accounts were named. */
        destination: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'BalanceView' });
export type BalanceView = z.infer<typeof BalanceView>;

export const getBalance = endpoint({
  method: 'GET',
  url: '/balance',
  schema: { summary: 'Your balance and your payouts', response: { 200: BalanceView } },
});

export const BalanceEntry = z
  .object({
    id: z.uuid(),
    postedAt: Moment,
    what: z.string(),
    title: z.string().nullable(),
    /** Above 0 where it came in, below where it went out. */
    amountCents: z.number().int(),
    balanceCents: z.number().int(),
  })
  .meta({ id: 'BalanceEntry' });
export type BalanceEntry = z.infer<typeof BalanceEntry>;

export const listBalanceEntries = endpoint({
  method: 'GET',
  url: '/balance/entries',
  schema: {
    summary: 'The entries that your balance is the sum of, newest first',
    querystring: PageQuery,
    response: { 200: Page(BalanceEntry) },
  },
});

export const requestPayout = endpoint({
  method: 'POST',
  url: '/payouts',
  stakes: 'reach',
  idempotency: 'required',
  schema: {
    summary: 'Have all that is available paid out',
    response: { 201: z.object({ id: z.uuid(), amountCents: Cents }) },
  },
});
