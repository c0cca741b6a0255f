import { expect, it } from 'vitest';
import { flatEstimate, type Rates } from './flat-estimate.ts';

const rates: Rates = {
  locationState: 'New York',
  year: 2026,
  federalRate: 22,
  stateRate: 5,
  cityRate: 3.876,
  selfEmploymentRate: 15.3,
  source: 'The specification',
  asOf: '2026-11-01',
};
const totals = { incomeCents: 6_000_000, deductionsCents: 1_000_000 };

it('60,000 less 10,000 comes to 23,088.00 at the rates of D-78', () => {
  const estimate = flatEstimate(totals, rates, 'New York City');
  expect(estimate.taxableIncomeCents, '[TAX-20]').toBe(5_000_000);
  expect(estimate.federalTaxCents, '[TAX-21]').toBe(1_100_000);
  expect(estimate.stateTaxCents, '[TAX-22]').toBe(250_000);
  expect(estimate.selfEmploymentTaxCents, '[TAX-23]').toBe(765_000);
  expect(estimate.cityTaxCents, '[TAX-24]').toBe(193_800);
  expect(estimate.totalTaxDueCents, '[TAX-25]').toBe(2_308_800);
});

it.each([
  { what: 'no city is given', city: null, given: rates, notes: 1 },
  { what: 'the city has no rate', city: 'Albany', given: { ...rates, cityRate: null }, notes: 2 },
])('there is no city tax where $what [TAX-24]', ({ city, given, notes }) => {
  const estimate = flatEstimate(totals, given, city);
  expect(estimate.cityTaxCents).toBe(0);
  expect(estimate.totalTaxDueCents).toBe(2_308_800 - 193_800);
  expect(estimate.assumptions).toHaveLength(notes);
});

it('what is taxable is never below 0, nor is any tax on it [TAX-20]', () => {
  const estimate = flatEstimate({ incomeCents: 100, deductionsCents: 101 }, rates, 'Albany');
  expect(estimate.taxableIncomeCents).toBe(0);
  expect(estimate.totalTaxDueCents).toBe(0);
});

it('each figure says its formula, its inputs, its source and as of when [F14]', () => {
  const { lines } = flatEstimate(totals, rates, null);
  expect(lines.find(({ key }) => key === 'federal')).toEqual({
    key: 'federal',
    label: 'Federal tax',
    amountCents: 1_100_000,
    formula: 'taxable income × rate',
    inputs: [
      { name: 'taxable income', value: '$50,000.00' },
      { name: 'rate', value: '22%' },
    ],
    source: 'The specification',
    asOf: '2026-11-01',
  });
});
