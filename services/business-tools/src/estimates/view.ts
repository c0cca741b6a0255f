import type { ExplainedLine } from '@sidework/contracts/business-tools/explained';
import type { TaxEstimateView } from '@sidework/contracts/business-tools/tax-estimates';
import type { TaxProfile } from '@sidework/contracts/business-tools/tax-profiles';
import type { TaxProfileRow } from './queries.ts';
import type { TaxEstimate } from './work-out.ts';

/** Estimates of earlier rules cite their sources with notes that are not for taxpayers. */
const workingNote =
  /, as third-party parameter sets cite \w+; the documents? \w+ \w+ not read|, as cited by PolicyEngine US parameters| \(domain rules 3\)/g;

const withPlainSources = <W extends { lines: ExplainedLine[] }>(worked: W): W => ({
  ...worked,
  lines: worked.lines.map((line) => ({ ...line, source: line.source.replace(workingNote, '') })),
});

export const toTaxEstimateView = (estimate: TaxEstimate): TaxEstimateView => ({
  ...estimate,
  flat: withPlainSources(estimate.flat),
  detailed: estimate.detailed && withPlainSources(estimate.detailed),
  createdAt: estimate.createdAt.toISOString(),
});

export function toTaxProfile(profile: TaxProfileRow | undefined): TaxProfile | null {
  if (!profile) return null;
  const { professionalId: _own, year: _too, updatedAt: _also, ...rest } = profile;
  const { remindOn: _day, notifiedNumber: _number, notifiedCents: _cents, ...answers } = rest;
  return answers;
}
