import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Moment } from '../kernel/values.ts';
import { DownloadedFile, FileFormat } from './downloads.ts';
import { Inputs } from './explained-line.ts';
import { periods } from './periods.ts';
import { statementMethods, statementTypes } from './statement.ts';

const Cents = z.number().int();
const Year = z.coerce.number().int().min(2000).max(2199);
export const StatementLines = z.array(
  z.object({
    key: z.string(),
    section: z.string(),
    label: z.string(),
    amountCents: Cents,
    isTotal: z.boolean(),
    formula: z.string(),
    inputs: Inputs,
  }),
);

/** A statement of a year or a quarter, as it was last generated, by both methods. */
export const FinancialStatementView = z
  .object({
    id: z.uuid(),
    professionalId: z.uuid(),
    statementType: z.enum(statementTypes),
    year: z.number().int(),
    period: z.enum(periods),
    simplified: StatementLines,
    full: StatementLines,
    /** In percent; of the income statement. */
    profitMargin: z.number(),
    generatedAt: Moment,
  })
  .meta({ id: 'FinancialStatementView' });
export type FinancialStatementView = z.infer<typeof FinancialStatementView>;

/** A year beside the one before it, in percent where it is a rate. */
export const YearOverYearView = z
  .object({
    professionalId: z.uuid(),
    year: z.number().int(),
    totalRevenueCents: Cents,
    totalExpensesCents: Cents,
    netProfitCents: Cents,
    profitMargin: z.number(),
    growthRate: z.number().nullable(),
  })
  .meta({ id: 'YearOverYearView' });
export type YearOverYearView = z.infer<typeof YearOverYearView>;

export const listFinancialStatements = endpoint({
  method: 'GET',
  url: '/financial-statements',
  schema: {
    summary: 'Your statements of a year and period, where they were generated; all of them without',
    querystring: z.strictObject({ year: Year.optional(), period: z.enum(periods).optional() }),
    response: { 200: z.object({ items: z.array(FinancialStatementView) }) },
  },
});

export const generateStatements = endpoint({
  method: 'POST',
  url: '/financial-statements',
  schema: {
    summary: 'Generate the three statements of a year and period, in place of those there are',
    body: z.strictObject({
      year: z.int().min(2000).max(2199),
      period: z.enum(periods),
      professionalId: z.uuid().optional(),
    }),
    response: { 200: z.object({ items: z.array(FinancialStatementView) }) },
  },
});

export const downloadStatements = endpoint({
  method: 'GET',
  url: '/financial-statements/:year/:period/file',
  schema: {
    summary: 'The generated statements of a period as a file',
    params: z.object({ year: Year, period: z.enum(periods) }),
    querystring: z.strictObject({ format: FileFormat, method: z.enum(statementMethods) }),
    response: { 200: DownloadedFile },
  },
});

export const listYearOverYear = endpoint({
  method: 'GET',
  url: '/yoy-analysis',
  schema: {
    summary: 'Your years beside each other, the latest first, and the years of your records',
    response: {
      200: z.object({
        items: z.array(YearOverYearView),
        recordYears: z.array(z.number().int()),
      }),
    },
  },
});
