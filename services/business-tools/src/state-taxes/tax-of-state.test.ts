import type { FilingStatus } from '@sidework/contracts/business-tools/filing';
import { expect, it } from 'vitest';
import { ruleSetOf } from '../../test/rule-sets.ts';
import { shippedStateRules, stateRulesOf } from '../../test/state-rules.ts';
import { workedIncomes, workedPlaces, workedStates } from '../../test/worked-states.ts';
import { federalEstimate } from '../estimates/federal-estimate.ts';
import { bracketTax } from './by-income.ts';
import { exact, toCents } from './exact.ts';
import { findPlace, localTax } from './local-tax.ts';
import type { Brackets, StateRules } from './rules.ts';
import { stateTax } from './tax-of-state.ts';

const statuses: FilingStatus[] = ['single', 'married_jointly', 'head_of_household'];
const incomes = [900_000, 3_456_789, 8_000_000, 26_000_000, 150_000_000];

const factsOf = (status: FilingStatus, profit: number, wages = 0, year = 2026) =>
  federalEstimate(
    { incomeCents: profit, deductionsCents: 0 },
    { filingStatus: status, wagesCents: wages, spouseWagesCents: 0, takesQbi: true },
    ruleSetOf(year),
  ).facts;

const taxOf = (state: string, status: FilingStatus, profit: number, wages = 0) =>
  stateTax(stateRulesOf(state, 2026).rules, state, factsOf(status, profit, wages))?.taxCents;

/** The tax of brackets in another way: the whole income at each rate, less what the steps before it save. */
function bySteps(brackets: Brackets, income: number, status: FilingStatus): number {
  if (brackets.method === 'flat') return income * Number(brackets.rate);
  if (brackets.method === 'marginal') {
    const rows = brackets.byStatus[status];
    const rises = rows.map(([from, rate], index) => {
      const rise = Number(rate) - Number(rows[index - 1]?.[1] ?? 0);
      return income > from ? (income - from) * rise : 0;
    });
    return rises.reduce((sum, part) => sum + part, 0);
  }
  const [, rate = '0'] = brackets.rates.findLast(([from]) => income >= from) ?? [];
  const [, amount = 0] = brackets.subtract.findLast(([from]) => income >= from) ?? [];
  return Math.max(0, income * Number(rate) - amount);
}

it.each(shippedStateRules.map(({ state, year, rules }) => ({ state, year, rules })))(
  '$state, $year: the brackets at five incomes and three statuses',
  ({ rules }) => {
    if (!rules.taxesIncome.value) {
      expect(stateTax(rules, 'TX', factsOf('single', 6_000_000))?.taxCents).toBe(0);
      return;
    }
    const { brackets } = rules;
    if (!brackets || !('method' in brackets)) {
      expect(stateTax(rules, 'WV', factsOf('single', 6_000_000))).toBeUndefined();
      return;
    }
    for (const status of statuses)
      for (const income of incomes) {
        const tax = toCents(bracketTax(brackets, exact(income), status));
        expect(Math.abs(tax - bySteps(brackets, income, status))).toBeLessThan(1);
      }
  },
);

it('the data set has 50 states and the District of Columbia for six years', () => {
  expect(shippedStateRules).toHaveLength(51 * 6);
  const years = new Set(shippedStateRules.map(({ year }) => year));
  expect([...years]).toEqual([2021, 2022, 2023, 2024, 2025, 2026]);
});

it.each(Object.entries(workedStates))('%s agrees with what was worked by hand', (state, worked) => {
  const taxes = statuses.flatMap((status) =>
    workedIncomes.map(({ profit, wages }) => taxOf(state, status, profit, wages)),
  );
  expect(taxes).toEqual(worked);
});

it.each(workedPlaces)(
  '%s, %s: the local tax agrees with what was worked by hand',
  (code, name, worked) => {
    const { rules } = stateRulesOf(code, 2026);
    const place = findPlace(rules, name);
    const taxes = statuses.flatMap((status) =>
      workedIncomes.map(({ profit, wages }) => {
        const facts = factsOf(status, profit, wages);
        return place && localTax(place, stateTax(rules, code, facts), facts);
      }),
    );
    expect(taxes).toEqual(worked);
  },
);

it.each([
  { state: 'PA', what: 'net profit without a deduction', profit: 6_000_000, cents: 184_200 },
  { state: 'IL', what: 'what the federal return adjusts', profit: 6_000_000, cents: 261_910 },
  { state: 'OH', what: 'no business income up to 250,000', profit: 25_000_000, cents: 0 },
  {
    state: 'OH',
    what: 'business income above that at 3 %, less 20 dollars',
    profit: 26_000_000,
    cents: 28_000,
  },
  { state: 'TX', what: 'nothing', profit: 6_000_000, cents: 0 },
])('$state taxes $what: $cents cents of $profit', ({ state, profit, cents }) => {
  expect(taxOf(state, 'single', profit)).toBe(cents);
});

it.each(['NJ', 'PA'])('in %s a loss of the business does not lessen wages', (state) => {
  expect(taxOf(state, 'single', -2_000_000, 5_000_000)).toBe(taxOf(state, 'single', 0, 5_000_000));
});

it.each([
  ['WV', 2021],
  ['HI', 2021],
  ['MO', 2021],
])('%s, %i: a figure that is not known is no 0 and no error', (state, year) => {
  const { rules } = stateRulesOf(state, year);
  expect(stateTax(rules, state, factsOf('single', 6_000_000))).toBeUndefined();
});

it('a local rate that is not known is no 0', () => {
  const { rules } = stateRulesOf('OH', 2026);
  const place = findPlace(rules, 'Cincinnati');
  const facts = factsOf('single', 6_000_000);
  expect(place && localTax(place, stateTax(rules, 'OH', facts), facts)).toBeUndefined();
});

it('every year before 2026 is taxed without an error, or not included', () => {
  for (const { state, year, rules } of shippedStateRules)
    for (const status of statuses) {
      const facts = factsOf(status, 6_000_000, 1_000_000, Math.max(2023, year));
      const tax = stateTax(rules satisfies StateRules, state, facts);
      expect(tax === undefined || tax.taxCents >= 0).toBe(true);
    }
});
