import type { FilingStatus } from '@sidework/contracts/business-tools/filing';
import { parseDollars } from '@sidework/contracts/kernel/money';
import { expect, it } from 'vitest';
import { ruleSetOf, shippedRuleSets } from '../../test/rule-sets.ts';
import { stateRulesOf } from '../../test/state-rules.ts';
import { detailedEstimate } from './detailed-estimate.ts';
import { incomeTaxOn } from './federal-estimate.ts';
import type { Rates } from './flat-estimate.ts';

const noTax: Rates = {
  locationState: 'Texas',
  year: 2026,
  federalRate: 22,
  selfEmploymentRate: 15.3,
  stateRate: 0,
  cityRate: null,
  source: 'No state tax',
  asOf: '2026-11-22',
};

const [single, joint, head]: FilingStatus[] = ['single', 'married_jointly', 'head_of_household'];

// Domain 3: year, status, net, W-2, QBI asked, then ne, SS, Medicare, SE, half, AGI, QBI, taxable, income tax, 0.9%, total.
const golden = [
  [
    1,
    2026,
    single,
    '60,000',
    '0',
    false,
    '55,410.00',
    '6,870.84',
    '1,606.89',
    '8,477.73',
    '4,238.87',
    '55,761.13',
    '0',
    '39,661.13',
    '4,511.34',
    '0',
    '12,989.07',
  ],
  [
    2,
    2026,
    single,
    '60,000',
    '0',
    true,
    '55,410.00',
    '6,870.84',
    '1,606.89',
    '8,477.73',
    '4,238.87',
    '55,761.13',
    '7,932.23',
    '31,728.90',
    '3,559.47',
    '0',
    '12,037.20',
  ],
  [
    3,
    2025,
    single,
    '60,000',
    '0',
    false,
    '55,410.00',
    '6,870.84',
    '1,606.89',
    '8,477.73',
    '4,238.87',
    '55,761.13',
    '0',
    '40,011.13',
    '4,562.84',
    '0',
    '13,040.57',
  ],
  [
    4,
    2025,
    single,
    '60,000',
    '0',
    true,
    '55,410.00',
    '6,870.84',
    '1,606.89',
    '8,477.73',
    '4,238.87',
    '55,761.13',
    '8,002.23',
    '32,008.90',
    '3,602.57',
    '0',
    '12,080.30',
  ],
  [
    5,
    2026,
    joint,
    '120,000',
    '0',
    true,
    '110,820.00',
    '13,741.68',
    '3,213.78',
    '16,955.46',
    '8,477.73',
    '111,522.27',
    '15,864.45',
    '63,457.82',
    '7,118.94',
    '0',
    '24,074.40',
  ],
  [
    6,
    2026,
    head,
    '45,000',
    '0',
    true,
    '41,557.50',
    '5,153.13',
    '1,205.17',
    '6,358.30',
    '3,179.15',
    '41,820.85',
    '3,534.17',
    '14,136.68',
    '1,413.67',
    '0',
    '7,771.97',
  ],
  [
    7,
    2026,
    single,
    '50,000',
    '150,000',
    true,
    '46,175.00',
    '4,278.00',
    '1,339.08',
    '5,617.08',
    '2,808.54',
    '197,191.46',
    '9,438.29',
    '171,653.17',
    '33,794.76',
    '0',
    '39,411.84',
  ],
  [
    8,
    2026,
    single,
    '200,000',
    '0',
    true,
    '184,700.00',
    '22,878.00',
    '5,356.30',
    '28,234.30',
    '14,117.15',
    '185,882.85',
    '33,956.57',
    '135,826.28',
    '25,196.31',
    '0',
    '53,430.61',
  ],
  [
    9,
    2026,
    single,
    '260,000',
    '0',
    false,
    '240,110.00',
    '22,878.00',
    '6,963.19',
    '29,841.19',
    '14,920.60',
    '245,079.40',
    '0',
    '228,979.40',
    '49,729.41',
    '360.99',
    '79,931.59',
  ],
  [
    10,
    2026,
    single,
    '433.12',
    '0',
    false,
    '399.99',
    '0',
    '0',
    '0',
    '0',
    '433.12',
    '0',
    '0',
    '0',
    '0',
    '0',
  ],
  [
    11,
    2026,
    single,
    '433.14',
    '0',
    false,
    '400.00',
    '49.60',
    '11.60',
    '61.20',
    '30.60',
    '402.54',
    '0',
    '0',
    '0',
    '0',
    '61.20',
  ],
  [
    12,
    2026,
    single,
    '3,000',
    '0',
    false,
    '2,770.50',
    '343.54',
    '80.34',
    '423.88',
    '211.94',
    '2,788.06',
    '0',
    '0',
    '0',
    '0',
    '423.88',
  ],
] as const;

const keys = [
  'earnings',
  'social_security',
  'medicare',
  'self_employment',
  'half',
  'agi',
  'qbi',
  'taxable',
  'income_tax',
  'additional_medicare',
  'total',
];

it.each(golden.map((row) => ({ number: row[0], row })))(
  'golden vector $number passes to the cent, line by line',
  ({ row: [, year, status = 'single', net, wages, takesQbi, ...figures] }) => {
    const { lines } = detailedEstimate(
      { incomeCents: cents(net) + 1_234_56, deductionsCents: 1_234_56 },
      { filingStatus: status, wagesCents: cents(wages), spouseWagesCents: 0, takesQbi },
      ruleSetOf(year),
      { rates: noTax, city: null },
    );
    const shown = Object.fromEntries(lines.map(({ key, amountCents }) => [key, amountCents]));
    expect(keys.map((key) => [key, shown[key]])).toEqual(
      keys.map((key, index) => [key, cents(figures[index] ?? '')]),
    );
  },
);

const cents = (text: string) => parseDollars(text) ?? Number.NaN;

const profile = {
  filingStatus: 'single',
  wagesCents: 0,
  spouseWagesCents: 0,
  takesQbi: true,
} as const;

it.each([
  { year: 2026, incomeCents: 26_000_000, note: /above the threshold/ },
  { year: 2023, incomeCents: 6_000_000, note: /not estimated for this year/ },
])(
  'no deduction for business income is guessed in $year, and it says why',
  ({ year, incomeCents, note }) => {
    const totals = { incomeCents, deductionsCents: 0 };
    const { lines, assumptions } = detailedEstimate(totals, profile, ruleSetOf(year), {
      rates: noTax,
      city: null,
    });
    expect(lines.find(({ key }) => key === 'qbi')?.amountCents).toBe(0);
    expect(assumptions.at(-1)).toMatch(note);
  },
);

it('a loss is taxed with nothing, and lessens wages', () => {
  const totals = { incomeCents: 0, deductionsCents: 1_000_000 };
  const wagesCents = 5_000_000;
  const estimate = detailedEstimate(totals, { ...profile, wagesCents }, ruleSetOf(2026), {
    rates: noTax,
    city: null,
  });
  expect(estimate.selfEmploymentTaxCents).toBe(0);
  expect(estimate.adjustedGrossIncomeCents).toBe(4_000_000);
});

it('state and city tax are their share of what is taxable', () => {
  const totals = { incomeCents: 6_000_000, deductionsCents: 0 };
  const rates = { ...noTax, stateRate: 5, cityRate: 3.876 };
  const asked = { ...profile, takesQbi: false };
  const taxed = detailedEstimate(totals, asked, ruleSetOf(2026), { rates, city: 'New York City' });
  expect(taxed.stateTaxCents).toBe(198_306);
  expect(taxed.cityTaxCents).toBe(153_727);
  expect(taxed.totalTaxDueCents).toBe(1_298_907 + 198_306 + 153_727);
  expect(detailedEstimate(totals, asked, ruleSetOf(2026), { rates, city: null }).cityTaxCents).toBe(
    0,
  );
});

it('self-employment tax opens to 92.35%, 12.4% up to the wage base and 2.9%, its source and its year [F14]', () => {
  const totals = { incomeCents: 6_000_000, deductionsCents: 0 };
  const { lines } = detailedEstimate(totals, profile, ruleSetOf(2026), {
    rates: noTax,
    city: null,
  });
  const values = lines.flatMap(({ inputs }) => inputs.map(({ value }) => value));
  expect(values).toEqual(expect.arrayContaining(['92.35%', '12.4%', '$184,500.00', '2.9%']));
  expect(lines.every(({ source, asOf }) => source && /^\d{4}-\d\d-\d\d$/.test(asOf))).toBe(true);
  expect(lines[0]?.source).toMatch(/Rev\. Proc\. 2025-32.*rules of 2026, version 2/);
});

it('every year that is shipped has rising brackets for every status', () => {
  expect(shippedRuleSets.map(({ year }) => year)).toEqual([2023, 2024, 2025, 2026]);
  for (const { figures } of shippedRuleSets)
    for (const bounds of Object.values(figures.bracketBounds)) {
      expect(bounds).toHaveLength(figures.bracketRates.length - 1);
      expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
    }
});

it('income tax at a bound is that of the slices below it', () => {
  const { figures } = ruleSetOf(2026);
  expect(incomeTaxOn(0, 'single', figures)).toBe(0);
  expect(incomeTaxOn(1_240_000, 'single', figures)).toBe(124_000);
  expect(incomeTaxOn(64_060_100, 'single', figures)).toBe(
    incomeTaxOn(64_060_000, 'single', figures) + 37,
  );
});

it.each([
  { what: 'the minimum', net: 150_000, wages: 5_000_000, deduction: 40_000 },
  {
    what: 'no minimum below 1,000 of business income',
    net: 107_000,
    wages: 5_000_000,
    deduction: 19_888,
  },
  {
    what: 'no more than there is to deduct from',
    net: 150_000,
    wages: 1_480_000,
    deduction: 9_403,
  },
  { what: 'the share where that is more', net: 6_000_000, wages: 0, deduction: 793_223 },
])('of business income of $net in 2026, $what is deducted', ({ net, wages, deduction }) => {
  const totals = { incomeCents: net, deductionsCents: 0 };
  const asked = { ...profile, wagesCents: wages };
  const { lines } = detailedEstimate(totals, asked, ruleSetOf(2026), undefined);
  expect(lines.find(({ key }) => key === 'qbi')?.amountCents).toBe(deduction);
});

it('2025 has no minimum of business income', () => {
  const totals = { incomeCents: 150_000, deductionsCents: 0 };
  const asked = { ...profile, wagesCents: 5_000_000 };
  const { lines } = detailedEstimate(totals, asked, ruleSetOf(2025), undefined);
  expect(lines.find(({ key }) => key === 'qbi')?.amountCents).toBe(27_881);
});

it('the wages of a spouse count as income, and leave the wage base whole', () => {
  const totals = { incomeCents: 5_000_000, deductionsCents: 0 };
  const joint = { ...profile, filingStatus: 'married_jointly', takesQbi: false } as const;
  const own = detailedEstimate(
    totals,
    { ...joint, wagesCents: 20_000_000 },
    ruleSetOf(2026),
    undefined,
  );
  const spouses = detailedEstimate(
    totals,
    { ...joint, spouseWagesCents: 20_000_000 },
    ruleSetOf(2026),
    undefined,
  );
  expect(own.selfEmploymentTaxCents).toBe(133_908);
  expect(spouses.selfEmploymentTaxCents).toBe(706_478);
  const alone = detailedEstimate(
    totals,
    { ...profile, takesQbi: false, spouseWagesCents: 20_000_000 },
    ruleSetOf(2026),
    undefined,
  );
  expect(alone.adjustedGrossIncomeCents).toBe(5_000_000 - 353_239);
});

it('each authority has its part with its sources, and a place that is not known none', () => {
  const totals = { incomeCents: 6_000_000, deductionsCents: 0 };
  const place = (locality: string | null) => ({
    name: 'New York',
    code: 'NY',
    year: 2026,
    locality,
    known: stateRulesOf('NY', 2026),
  });
  const { parts, totalTaxDueCents } = detailedEstimate(
    totals,
    profile,
    ruleSetOf(2026),
    place('NYC'),
  );
  expect(parts.map(({ key, label, amountCents }) => [key, label, amountCents])).toEqual([
    ['federal', 'Federal income tax', 355_947],
    ['self_employment', 'Self-employment tax', 847_773],
    ['state', 'New York', 241_410],
    ['local', 'New York City', 172_767],
  ]);
  expect(parts.every(({ sources }) => sources.length > 0)).toBe(true);
  expect(totalTaxDueCents).toBe(355_947 + 847_773 + 241_410 + 172_767);
  const elsewhere = detailedEstimate(totals, profile, ruleSetOf(2026), place('Buffalo'));
  expect(elsewhere.parts.at(-1)).toMatchObject({ label: 'Buffalo', amountCents: null });
  expect(elsewhere.cityTaxCents).toBe(0);
});

it('a state whose rules are not known is said to be not included', () => {
  const totals = { incomeCents: 6_000_000, deductionsCents: 0 };
  const place = { name: 'Ohio', code: 'OH', year: 2031, locality: null, known: undefined };
  const { parts, assumptions } = detailedEstimate(totals, profile, ruleSetOf(2026), place);
  expect(parts.at(-1)).toMatchObject({ key: 'state', label: 'Ohio', amountCents: null });
  expect(assumptions).toContain('State not included.');
});
