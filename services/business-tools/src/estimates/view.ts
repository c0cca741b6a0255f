import type { TaxEstimateView } from '@sidework/contracts/business-tools/tax-estimates';
import type { TaxProfile } from '@sidework/contracts/business-tools/tax-profiles';
import type { TaxProfileRow } from './queries.ts';
import type { TaxEstimate } from './work-out.ts';

export const toTaxEstimateView = (estimate: TaxEstimate): TaxEstimateView => ({
  ...estimate,
  createdAt: estimate.createdAt.toISOString(),
});

export function toTaxProfile(profile: TaxProfileRow | undefined): TaxProfile | null {
  if (!profile) return null;
  const { professionalId: _own, year: _too, updatedAt: _also, ...rest } = profile;
  const { remindOn: _day, toldNumber: _number, toldCents: _cents, ...answers } = rest;
  return answers;
}
