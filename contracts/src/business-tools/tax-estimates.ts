import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Moment, Page, PageQuery } from '../kernel/values.ts';
import { ExplainedLine } from './explained-line.ts';
import { optionalLine } from './required.ts';
import { stateNames } from './us-state-names.ts';

const Cents = z.number().int();

export const estimateMethods = ['flat', 'detailed'] as const;

/** The amounts of an estimate; a body may carry them only with the server's own values. */
const amounts = {
  totalIncomeCents: Cents,
  totalDeductionsCents: Cents,
  taxableIncomeCents: Cents,
  federalTaxCents: Cents,
  stateTaxCents: Cents,
  cityTaxCents: Cents,
  selfEmploymentTaxCents: Cents,
  totalTaxDueCents: Cents,
};

/** The tax of one authority; a null amount is not known and stands in no sum. */
export const TaxPart = z
  .object({
    key: z.enum(['federal', 'self_employment', 'state', 'local']),
    label: z.string(),
    amountCents: Cents.nullable(),
    /** Notes name the main difference and the figures that are not the year's own. */
    notes: z.array(z.string()),
    leftOut: z.array(z.string()),
    sources: z.array(z.string()),
  })
  .meta({ id: 'TaxPart' });
export type TaxPart = z.infer<typeof TaxPart>;

const Worked = z.object({
  ...amounts,
  lines: z.array(ExplainedLine),
  assumptions: z.array(z.string()),
  /** Absent from estimates of the flat method and from those that were saved before states had rules of their own. */
  parts: z.array(TaxPart).optional(),
});

/** An estimate as it was saved; its headline is by `method`, and the flat one always stands beside it. */
export const TaxEstimateView = z
  .object({
    id: z.uuid(),
    professionalId: z.uuid(),
    year: z.number().int(),
    /** Null of the whole year. */
    quarter: z.number().int().nullable(),
    locationState: z.string(),
    locationCity: z.string().nullable(),
    method: z.enum(estimateMethods),
    ruleSetVersion: z.number().int().nullable(),
    ...amounts,
    flat: Worked,
    detailed: Worked.nullable(),
    /** The detailed method says what to pay for a quarter, from the year so far projected to a whole one. */
    instalmentCents: Cents.nullable(),
    createdAt: Moment,
  })
  .meta({ id: 'TaxEstimateView' });
export type TaxEstimateView = z.infer<typeof TaxEstimateView>;

const offered = Object.fromEntries(
  Object.keys(amounts).map((name) => [name, Cents.optional()]),
) as Record<keyof typeof amounts, z.ZodOptional<typeof Cents>>;

export const EstimateForm = z
  .strictObject({
    year: z.int().min(2000).max(2199),
    quarter: z.int().min(1).max(4).nullable(),
    locationState: z.enum(stateNames, 'Please select a state'),
    locationCity: optionalLine(100).default(null),
    professionalId: z.uuid().optional(),
    ...offered,
  })
  .meta({ id: 'EstimateForm' });
export type EstimateForm = z.infer<typeof EstimateForm>;

export const calculateTax = endpoint({
  method: 'POST',
  url: '/tax-estimates',
  idempotency: 'optional',
  schema: {
    summary: 'Estimate the tax of a year or a quarter from your records, and save the estimate',
    body: EstimateForm,
    response: { 201: TaxEstimateView },
  },
});

export const listTaxEstimates = endpoint({
  method: 'GET',
  url: '/tax-estimates',
  schema: {
    summary: 'Your saved estimates, the newest first',
    querystring: PageQuery,
    response: { 200: Page(TaxEstimateView) },
  },
});
