import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Day } from '../kernel/values.ts';
import { DownloadedFile, FileFormat } from './downloads.ts';
import { ExplainedLine } from './explained-line.ts';
import { RecordFilters } from './record-form.ts';

const Cents = z.number().int();

/** The payment of estimated tax that is due next, and how much of it is put away. */
export const NextPayment = z.object({
  number: z.number().int(),
  dueOn: Day,
  amountCents: Cents,
  setAsideCents: Cents,
  toGoCents: Cents,
  /** How many percent of each payment received to put away. */
  setAsidePercent: z.number().int(),
  /** The share of last year's tax that is safe to pay over the year; null where it is not known. */
  safeHarborCents: Cents.nullable().optional(),
  lines: z.array(ExplainedLine),
  /** The tax of the state and the place stands beside it; null means that the profile names no state. */
  state: z
    .object({
      name: z.string(),
      /** Null where the state's tax is not included. */
      expectedCents: Cents.nullable(),
      /** The rest of it after withholding and payments. */
      leftCents: Cents.nullable(),
      localTax: z.object({ name: z.string(), expectedCents: Cents.nullable() }).nullable(),
    })
    .nullable()
    .optional(),
});

/** The totals of the records that the filters leave, of one year or of all years. */
export const TaxSummary = z
  .object({
    totalIncomeCents: Cents,
    totalDeductionsCents: Cents,
    netIncomeCents: Cents,
    incomeCount: z.number().int(),
    automaticIncomeCount: z.number().int(),
    deductionCount: z.number().int(),
    /** Empty without a year. */
    months: z.array(
      z.object({ month: z.number().int(), incomeCents: Cents, deductionsCents: Cents }),
    ),
    scheduleC: z.array(z.object({ line: z.string(), category: z.string(), amountCents: Cents })),
    /** All years that have records, the latest first; the filters do not narrow them. */
    years: z.array(z.number().int()),
    /** Null until the tax profile of the year is filled in, and once nothing of it is due any more. */
    nextPayment: NextPayment.nullable(),
  })
  .meta({ id: 'TaxSummary' });
export type TaxSummary = z.infer<typeof TaxSummary>;

export const getTaxSummary = endpoint({
  method: 'GET',
  url: '/tax-summary',
  schema: {
    summary: 'Your totals of a year or of all of them, by month and by line of Schedule C',
    querystring: z.strictObject(RecordFilters),
    response: { 200: TaxSummary },
  },
});

export const downloadScheduleC = endpoint({
  method: 'GET',
  url: '/tax-summary/schedule-c',
  schema: {
    summary: 'Your income and deductions of a year by line of Schedule C, as CSV',
    querystring: z.strictObject({ year: z.coerce.number().int().min(1900).max(2199) }),
    response: { 200: DownloadedFile },
  },
});

export const downloadEntries = endpoint({
  method: 'GET',
  url: '/tax-summary/entries',
  schema: {
    summary: 'Every entry of your books in a year with its line of Schedule C, for an accountant',
    querystring: z.strictObject({
      year: z.coerce.number().int().min(1900).max(2199),
      format: FileFormat.exclude(['pdf']),
    }),
    response: { 200: DownloadedFile },
  },
});
