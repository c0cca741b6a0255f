import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Day } from '../kernel/values.ts';
import { stateNames } from './us-state-names.ts';

/** The rates of a state in a year, in percent: 5 means 5 %. */
export const TaxRateView = z
  .object({
    locationState: z.string(),
    year: z.number().int(),
    federalRate: z.number(),
    stateRate: z.number(),
    cityRate: z.number().nullable(),
    selfEmploymentRate: z.number(),
    source: z.string(),
    asOf: Day,
    /** Whether the reader wrote it down; then no other person sees it, and Sidework did not check it. */
    isOwn: z.boolean(),
  })
  .meta({ id: 'TaxRateView' });
export type TaxRateView = z.infer<typeof TaxRateView>;

export const listTaxRates = endpoint({
  method: 'GET',
  url: '/tax-rates',
  schema: {
    summary: 'All tax rates with their sources, and your own, the latest year first',
    response: { 200: z.object({ items: z.array(TaxRateView) }) },
  },
});

const Rate = z.number().min(0).max(100);

export const OwnTaxRateForm = z.strictObject({
  federalRate: Rate,
  stateRate: Rate,
  cityRate: Rate.nullable().default(null),
  selfEmploymentRate: Rate,
});

export type OwnTaxRateForm = z.infer<typeof OwnTaxRateForm>;

export const setOwnTaxRate = endpoint({
  method: 'PUT',
  url: '/tax-rates/:locationState/:year',
  schema: {
    summary: 'Your own rates of a state and year, for your estimates alone',
    params: z.object({
      locationState: z.enum(stateNames),
      year: z.coerce.number().int().min(2000).max(2199),
    }),
    body: OwnTaxRateForm,
    response: { 200: TaxRateView },
  },
});
