import { conflict } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { TaxPart } from '@sidework/contracts/business-tools/tax-estimates';
import type { StatePlace } from '../state-taxes/state-part.ts';
import type { RuleSet } from '../tax-rules/rule-set.ts';
import { detailedEstimate } from './detailed-estimate.ts';
import type { Profile } from './federal-estimate.ts';
import { type Estimate, flatEstimate, type Rates, type Totals } from './flat-estimate.ts';
import {
  annualised,
  instalment,
  monthsOfPayment,
  type Paid,
  requiredPayment,
} from './instalments.ts';
import { type Booked, project } from './projection.ts';
import type { taxEstimates } from './table.ts';

export type TaxEstimate = typeof taxEstimates.$inferSelect;

/** An estimate with the sums that it was worked out of. */
export type Worked = Estimate & {
  totalIncomeCents: number;
  totalDeductionsCents: number;
  parts?: TaxPart[];
};

export interface EstimateRequest {
  year: number;
  quarter: number | null;
  locationCity: string | null;
}

export interface Known {
  /** It counts the records of the period alone. */
  ofPeriod: Totals;
  /**
   * It counts the year up to the end of the payment period; payment periods are no calendar
   * quarters.
   */
  ofYearSoFar: Totals;
  /** It is given for the payment that is due next, which is worked out with what is booked for the year. */
  booked?: Booked | undefined;
  rates: Rates | undefined;
  /** Whether the professional wrote the rates down; they then count before the rules of the state. */
  isOwnRates: boolean;
  /** The flat method's where no rate of the state is known. */
  federalRates: Rates | undefined;
  place: StatePlace;
  profile: (Profile & Paid) | undefined;
  rules: RuleSet | undefined;
}

/** The flat method, and beside it the detailed one where a tax profile is filled in (D-77 and D-78). */
export function work(
  id: string,
  request: EstimateRequest,
  known: Known,
  by: Actor,
  now: Date,
): TaxEstimate {
  const { profile, rules } = known;
  const rates = known.rates ?? (profile && rules && known.federalRates);
  if (!rates) throw conflict('rates_not_available');
  const flat = withTotals(
    flatEstimate(known.ofPeriod, rates, request.locationCity),
    known.ofPeriod,
  );
  const whole = wholeOf(known, request.quarter);
  const local = known.isOwnRates ? { rates, city: request.locationCity } : known.place;
  const detailed =
    profile && rules ? withTotals(detailedEstimate(whole, profile, rules, local), whole) : null;
  const headline = detailed ?? flat;
  const required =
    detailed && profile && rules
      ? requiredPayment(federalTaxOf(detailed), profile, rules.figures)
      : null;
  return {
    id,
    professionalId: by.id,
    year: request.year,
    quarter: request.quarter,
    locationState: rates.locationState,
    locationCity: request.locationCity,
    method: detailed ? 'detailed' : 'flat',
    ruleSetVersion: detailed ? (rules?.version ?? null) : null,
    totalIncomeCents: headline.totalIncomeCents,
    totalDeductionsCents: headline.totalDeductionsCents,
    taxableIncomeCents: headline.taxableIncomeCents,
    federalTaxCents: headline.federalTaxCents,
    stateTaxCents: headline.stateTaxCents,
    cityTaxCents: headline.cityTaxCents,
    selfEmploymentTaxCents: headline.selfEmploymentTaxCents,
    totalTaxDueCents: headline.totalTaxDueCents,
    flat,
    detailed,
    instalmentCents:
      required !== null && profile && request.quarter !== null
        ? instalment(request.quarter, required, profile)
        : null,
    createdAt: now,
  };
}

/** Estimated payments are worked out from federal tax, because they go to the federal government alone. */
export const federalTaxOf = ({ federalTaxCents, selfEmploymentTaxCents }: Estimate) =>
  federalTaxCents + selfEmploymentTaxCents;

function wholeOf({ ofPeriod, ofYearSoFar, booked }: Known, quarter: number | null): Totals {
  if (quarter === null) return ofPeriod;
  if (booked) return project(ofYearSoFar, quarter, booked).whole;
  const months = monthsOfPayment(quarter);
  return {
    incomeCents: annualised(ofYearSoFar.incomeCents, months),
    deductionsCents: annualised(ofYearSoFar.deductionsCents, months),
  };
}

const withTotals = (estimate: Estimate, totals: Totals): Worked => ({
  ...estimate,
  totalIncomeCents: totals.incomeCents,
  totalDeductionsCents: totals.deductionsCents,
});
