import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Day } from '../kernel/values.ts';
import { NextPayment } from './tax-summaries.ts';

const Cents = z.number().int();

/** A plan names so many pieces of work at most; the sums count all. */
export const maxPlanned = 50;

/** Agreed work that is still to be paid, and what of it to put away. */
export const PlannedWork = z
  .object({
    serviceId: z.uuid(),
    title: z.string(),
    clientName: z.string(),
    /** Null where neither a deadline nor a release says when. */
    expectedOn: Day.nullable(),
    heldCents: Cents,
    grossCents: Cents,
    feeCents: Cents,
    /** Null of work that does not count for the year. */
    setAsideCents: Cents.nullable(),
  })
  .meta({ id: 'PlannedWork' });
export type PlannedWork = z.infer<typeof PlannedWork>;

/** Held money of the tickets of an event or of a course, which becomes income on a day. */
export const PlannedSales = z
  .object({
    title: z.string(),
    kind: z.enum(['event', 'course']).nullable(),
    soldId: z.string().nullable(),
    /** The day on which the hold ends. */
    expectedOn: Day,
    count: z.number().int(),
    grossCents: Cents,
    feeCents: Cents,
    /** Null of sales that do not count for the year. */
    setAsideCents: Cents.nullable(),
  })
  .meta({ id: 'PlannedSales' });
export type PlannedSales = z.infer<typeof PlannedSales>;

export const QuarterPlan = z
  .object({
    year: z.number().int(),
    asOf: Day,
    /** The records of the year. */
    recordedNetCents: Cents,
    /** Agreed work and held sales until the end of the year, and recurring entries. */
    comingIncomeCents: Cents,
    comingDeductionsCents: Cents,
    /** The two above together. */
    projectedNetCents: Cents,
    /** Null until the tax profile of the year is filled in, and once nothing of it is due any more. */
    nextPayment: NextPayment.nullable(),
    dueDates: z.array(Day),
    work: z.array(PlannedWork),
    hasMoreWork: z.boolean(),
    sales: z.array(PlannedSales),
    hasMoreSales: z.boolean(),
  })
  .meta({ id: 'QuarterPlan' });
export type QuarterPlan = z.infer<typeof QuarterPlan>;

export const getQuarterPlan = endpoint({
  method: 'GET',
  url: '/quarter-plan',
  schema: {
    summary: 'What is still to come this year, the payment of estimated tax, and what to set aside',
    querystring: z.strictObject({ year: z.coerce.number().int().min(1900).max(2199) }),
    response: { 200: QuarterPlan },
  },
});
