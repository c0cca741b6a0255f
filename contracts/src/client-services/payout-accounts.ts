import { z } from 'zod';
import { DownloadedFile } from '../business-tools/downloads.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Cents, hasAtMost, Moment } from '../kernel/values.ts';
import { oneLine } from '../kernel/written-text.ts';
import { payoutAccountStatuses, payoutSchedules } from './money-words.ts';
import { isRoutingNumber } from './routing-number.ts';

export const PayoutAccountView = z
  .object({
    /** `form`: the bank account is typed in here. `redirect`: it is given on the provider's own page. */
    way: z.enum(['form', 'redirect']),
    account: z
      .object({
        /** Null until the provider's own page told of it. */
        holder: z.string().nullable(),
        bank: z.string().nullable(),
        lastFour: z.string().nullable(),
        status: z.enum(payoutAccountStatuses),
        /** The fault that its owner can mend. */
        reason: z.string().nullable(),
        addedAt: Moment,
        verifiedAt: Moment.nullable(),
        /** After a change no payout goes out until then. */
        heldUntil: Moment.nullable(),
      })
      .nullable(),
    schedule: z.enum(payoutSchedules),
    nextPayoutAt: Moment.nullable(),
    /** Until when this sign-in is recent enough for a change. */
    mayChangeUntil: Moment,
    /** Whether the earnings of children in their care go here too. */
    isForChildren: z.boolean(),
  })
  .meta({ id: 'PayoutAccountView' });
export type PayoutAccountView = z.infer<typeof PayoutAccountView>;

export const getPayoutAccount = endpoint({
  method: 'GET',
  url: '/payout-account',
  schema: { summary: 'The account that your payouts go to', response: { 200: PayoutAccountView } },
});

export const BankAccount = z
  .strictObject({
    holder: oneLine().min(1, 'Enter the name on the account').refine(hasAtMost(120), 'Too long'),
    bank: oneLine().min(1, 'Enter the name of the bank').refine(hasAtMost(80), 'Too long'),
    routingNumber: z
      .string()
      .regex(/^\d{9}$/, 'Enter the 9 digits of the routing number')
      .refine(isRoutingNumber, 'There is no such routing number. Check its digits'),
    accountNumber: z.string().regex(/^\d{4,17}$/, 'Enter the 4 to 17 digits of the account'),
  })
  .meta({ id: 'BankAccount' });
export type BankAccount = z.infer<typeof BankAccount>;

export const setPayoutAccount = endpoint({
  method: 'PUT',
  url: '/payout-account',
  stakes: 'reach',
  schema: {
    summary:
      'Choose the bank account of your payouts; its number goes to the provider and is not kept',
    body: BankAccount,
    response: { 200: PayoutAccountView },
  },
});

/** A bank or a person proves an account with this file. */
const provingFile = {
  types: ['application/pdf', 'image/png', 'image/jpeg'],
  maxBytes: 5 * 1024 * 1024,
} as const;

export const provePayoutAccount = endpoint({
  method: 'POST',
  url: '/payout-account/document',
  stakes: 'reach',
  file: provingFile,
  schema: {
    summary: 'Send the provider a document that shows whose the account is; Sidework keeps no copy',
    response: { 200: PayoutAccountView },
  },
});

export const onboardPayoutAccount = endpoint({
  method: 'POST',
  url: '/payout-account/onboarding',
  stakes: 'reach',
  schema: {
    summary: "The address of the provider's page where the bank account is given",
    response: { 200: z.object({ url: z.url() }) },
  },
});

export const setPayoutSchedule = endpoint({
  method: 'PUT',
  url: '/payout-account/schedule',
  stakes: 'reach',
  schema: {
    summary: 'Have payouts sent when you ask for them, or every Friday',
    body: z.strictObject({ schedule: z.enum(payoutSchedules) }),
    response: { 200: PayoutAccountView },
  },
});

export const PayoutView = z
  .object({
    id: z.uuid(),
    amountCents: Cents,
    status: z.enum(['sending', 'sent', 'failed']),
    requestedAt: Moment,
    /** The account that it goes to; null of payouts from before accounts were named. */
    destination: z.string().nullable(),
    /** The entries that it is the sum of, oldest first. */
    lines: z.array(
      z.object({
        what: z.string(),
        title: z.string().nullable(),
        postedAt: Moment.nullable(),
        amountCents: z.number().int(),
      }),
    ),
  })
  .meta({ id: 'PayoutView' });
export type PayoutView = z.infer<typeof PayoutView>;

export const getPayout = endpoint({
  method: 'GET',
  url: '/payouts/:payoutId',
  schema: {
    summary: 'A payout of yours with its lines',
    params: z.object({ payoutId: z.uuid() }),
    response: { 200: PayoutView },
  },
});

const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'A month is YYYY-MM');

export const listPayoutMonths = endpoint({
  method: 'GET',
  url: '/payout-statements',
  schema: {
    summary: 'The months in which payouts were asked for, newest first',
    response: {
      200: z.object({
        items: z.array(z.object({ month: Month, count: z.number().int(), amountCents: Cents })),
      }),
    },
  },
});

export const downloadPayoutStatement = endpoint({
  method: 'GET',
  url: '/payout-statements/:month',
  schema: {
    summary: 'The payouts of a month with every line, as a PDF',
    params: z.object({ month: Month }),
    response: { 200: DownloadedFile },
  },
});
