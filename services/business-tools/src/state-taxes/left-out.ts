import { plainNote } from './plain-text.ts';
import type { StateRules, TaxCredit } from './rules.ts';

const creditNames: Partial<Record<TaxCredit['kind'], string>> = {
  kicker: 'The surplus credit (kicker), which needs last year’s state tax.',
  fraction_of_tax_by_poverty_ratio: 'The family size credit for low incomes.',
};

/** Lists everything that the estimate of a state leaves out; the list stands beside the figure. */
export function leftOutOf(rules: StateRules): string[] {
  const { notes, taxCredits, businessTaxes, localTaxes } = rules;
  const places = Array.isArray(localTaxes) ? '' : plainNote(localTaxes?.note);
  const own = [
    ...notes.map(plainNote),
    ...taxCredits.map(({ kind }) => creditNames[kind] ?? ''),
    ...businessTaxes.map(({ name }) => `Tax on businesses: ${name}.`),
    /^No local/.test(places) ? '' : places,
  ].filter((text) => text !== '');
  if (!rules.taxesIncome.value) return own;
  return [
    'Exemptions and credits for dependents, and credits that depend on rent, care or earned income.',
    ...own,
  ];
}
