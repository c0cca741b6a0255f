import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Cents } from '../kernel/values.ts';
import { type FilingStatus, filingStatuses } from './filing.ts';

const statuses = filingStatuses.map(({ key }) => key) as [FilingStatus, ...FilingStatus[]];

/** What a professional answers about the taxes of a year besides the books: four questions, and what was paid and set aside. */
export const TaxProfile = z
  .strictObject({
    filingStatus: z.enum(statuses),
    wagesCents: Cents.default(0),
    withheldCents: Cents.default(0),
    lastYearTaxCents: Cents.nullable().default(null),
    lastYearIncomeCents: Cents.nullable().default(null),
    takesQbi: z.boolean(),
    paidCents: Cents.default(0),
    setAsideCents: Cents.default(0),
  })
  .meta({ id: 'TaxProfile' });
export type TaxProfile = z.infer<typeof TaxProfile>;

const params = z.object({ year: z.coerce.number().int().min(2000).max(2199) });

export const getTaxProfile = endpoint({
  method: 'GET',
  url: '/tax-profiles/:year',
  schema: {
    summary: 'Your tax profile of a year; null until you fill it in',
    params,
    response: { 200: z.object({ profile: TaxProfile.nullable() }) },
  },
});

export const setTaxProfile = endpoint({
  method: 'PUT',
  url: '/tax-profiles/:year',
  schema: {
    summary: 'Fill in your tax profile of a year',
    params,
    body: TaxProfile,
    response: { 200: z.object({ profile: TaxProfile.nullable() }) },
  },
});
