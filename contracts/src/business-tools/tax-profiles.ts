import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Cents } from '../kernel/values.ts';
import { type FilingStatus, filingStatuses } from './filing.ts';
import { optionalLine } from './required.ts';
import { stateNames } from './us-state-names.ts';

const statuses = filingStatuses.map(({ key }) => key) as [FilingStatus, ...FilingStatus[]];

/** A professional's answers about the taxes of a year, with the amounts withheld, paid and set aside. */
export const TaxProfile = z
  .strictObject({
    filingStatus: z.enum(statuses),
    state: z.enum(stateNames).nullable().default(null),
    /** The city or county of the state that taxes income, as the list of places names it. */
    locality: optionalLine(100).default(null),
    /** The professional's own wages; they use up the wage base, and those of a spouse do not. */
    wagesCents: Cents.default(0),
    spouseWagesCents: Cents.default(0),
    /** Federal income tax withheld from the wages of both. */
    withheldCents: Cents.default(0),
    stateWithheldCents: Cents.default(0),
    statePaidCents: Cents.default(0),
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
