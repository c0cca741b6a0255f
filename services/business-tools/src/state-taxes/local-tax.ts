import type { FilingStatus } from '@sidework/contracts/business-tools/filing';
import { marginal, rowFor } from './by-income.ts';
import { type Exact, exact, times, toCents } from './exact.ts';
import type { LocalTax, StateRules } from './rules.ts';
import type { FederalFacts } from './state-income.ts';
import type { StateTax } from './tax-of-state.ts';

/** The local taxes of people who live in a place; what others pay who only work there is not asked for. */
export const placesOf = ({ localTaxes }: StateRules): LocalTax[] =>
  Array.isArray(localTaxes)
    ? localTaxes.filter(({ kind }) => kind !== 'flat_on_local_earnings')
    : [];

/** A place is shown without what the list says of its residents. */
export const placeName = ({ name }: Pick<LocalTax, 'name'>) => name.replace(/ \(residents\)$/, '');

/** Other names that people type for a place of the list. */
const otherNames: Record<string, string> = {
  nyc: 'new york city',
  'new york': 'new york city',
};

/** The local tax of a place by its name, however it is capitalised. */
export function findPlace(rules: StateRules, name: string): LocalTax | undefined {
  const typed = name.trim().toLowerCase();
  const wanted = otherNames[typed] ?? typed;
  return placesOf(rules).find((place) => placeName(place).toLowerCase() === wanted);
}

/** A local tax on a year; undefined where its rate, or the state's income that it is taken of, is not known. */
export function localTax(
  place: LocalTax,
  state: StateTax | undefined,
  facts: FederalFacts,
): number | undefined {
  const rate = place.rate === null || place.rate === undefined ? undefined : exact(place.rate);
  if (place.kind === 'flat_on_net_profit')
    return rate && toCents(times(exact(Math.max(0, facts.netProfitCents)), rate));
  if (!state?.income) return undefined;
  if (place.kind === 'share_of_state_tax') return rate && toCents(times(state.tax, rate));
  const tax = taxOnIncome(place, rate, state.income.taxable, facts.status);
  return tax && toCents(tax);
}

function taxOnIncome(
  place: LocalTax,
  rate: Exact | undefined,
  taxable: Exact,
  status: FilingStatus,
): Exact | undefined {
  const rows = place.byStatus?.[status];
  if (!rows) return rate && times(taxable, rate);
  return place.kind === 'rate_of_row_on_whole_state_taxable_income'
    ? times(taxable, rowFor(rows, taxable))
    : marginal(rows, taxable);
}
