import type { Totals } from './flat-estimate.ts';
import { annualised, monthsOfPayment } from './instalments.ts';

/** The records of the whole year, and the agreed work and recurring entries that are still to come in it. */
export interface Booked {
  ofYear: Totals;
  coming: Totals;
  today: string;
}

export interface Projection {
  /** The totals that are expected of the whole year. */
  whole: Totals;
  toComeCents: number;
  /** The year follows from what is booked, or from the pace of its months so far. */
  basis: 'booked' | 'pace';
}

export const netOf = ({ incomeCents, deductionsCents }: Totals): number =>
  incomeCents - deductionsCents;

/**
 * The year as it will probably be. Agreed work is known for some weeks only, so early in a year the pace of its months counts
 * where it is more; the last payment counts what is booked.
 */
export function project(soFar: Totals, number: number, { ofYear, coming }: Booked): Projection {
  const months = monthsOfPayment(number);
  const pace: Totals = {
    incomeCents: annualised(soFar.incomeCents, months),
    deductionsCents: annualised(soFar.deductionsCents, months),
  };
  const booked: Totals = {
    incomeCents: ofYear.incomeCents + coming.incomeCents,
    deductionsCents: ofYear.deductionsCents + coming.deductionsCents,
  };
  if (months === 12 || netOf(booked) > netOf(pace))
    return { whole: booked, toComeCents: Math.max(0, netOf(coming)), basis: 'booked' };
  return { whole: pace, toComeCents: pace.incomeCents - soFar.incomeCents, basis: 'pace' };
}
