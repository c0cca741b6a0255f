import { expect, it } from 'vitest';
import { ruleSetOf } from '../../test/rule-sets.ts';
import { stateRulesOf } from '../../test/state-rules.ts';
import { payment } from './payment.ts';

const rules = ruleSetOf(2026);
const answers = {
  filingStatus: 'single',
  wagesCents: 0,
  spouseWagesCents: 0,
  takesQbi: false,
  withheldCents: 0,
  lastYearTaxCents: null,
  lastYearIncomeCents: null,
  paidCents: 0,
  setAsideCents: 0,
  stateWithheldCents: 0,
  statePaidCents: 0,
} as const;
const last = { number: 4, dueOn: '2027-01-15' };
const none = { incomeCents: 0, deductionsCents: 0 };
const earned = (incomeCents: number, coming = none) => {
  const soFar = { incomeCents, deductionsCents: 0 };
  return { soFar, booked: { ofYear: soFar, coming, today: '2026-11-28' } };
};
const place = (code: string, name: string, locality: string | null = null) => ({
  code,
  name,
  year: 2026,
  locality,
  known: stateRulesOf(code, 2026),
});

it('5,000 beside wages of 60,000 with 6,000 withheld: 6 % of each payment', () => {
  const profile = { ...answers, wagesCents: 6_000_000, withheldCents: 600_000 };
  const next = payment(last, earned(500_000), profile, rules, undefined);
  expect(next.setAsidePercent).toBe(6);
  expect(next.amountCents).toBe(0);
});

it('what is left is spread over what is still to come, up to the tax on the next dollar', () => {
  // Five of twelve months brought 25,000, so 60,000 are expected and 35,000 are to come.
  const second = { number: 2, dueOn: '2026-06-15' };
  const put = { ...answers, setAsideCents: 1_000_000 };
  const percent = (profile: typeof put | typeof answers) =>
    payment(second, earned(2_500_000), profile, rules, undefined).setAsidePercent;
  expect(percent(put)).toBe(9);
  expect(percent(answers)).toBe(26);
});

it('a payment is worked out on federal tax alone, with the state beside it', () => {
  const alone = payment(last, earned(6_000_000), answers, rules, undefined);
  const withState = payment(last, earned(6_000_000), answers, rules, place('PA', 'Pennsylvania'));
  expect(withState.amountCents).toBe(alone.amountCents);
  expect(alone.amountCents).toBe(1_169_016);
  expect(alone.state).toBeNull();
  expect(withState.state).toEqual({
    name: 'Pennsylvania',
    expectedCents: 184_200,
    leftCents: 184_200,
    localTax: { name: 'City or county', expectedCents: null },
  });
});

it('what the state withheld and was paid is taken off what is left of its tax and the place’s', () => {
  const paid = { ...answers, stateWithheldCents: 20_000, statePaidCents: 10_000 };
  const local = place('PA', 'Pennsylvania', 'Philadelphia');
  const { state } = payment(last, earned(6_000_000), paid, rules, local);
  expect(state).toEqual({
    name: 'Pennsylvania',
    expectedCents: 184_200,
    leftCents: 184_200 + 224_400 - 30_000,
    localTax: { name: 'Philadelphia', expectedCents: 224_400 },
  });
});

it('a state without rules for the year is not included, and stops nothing', () => {
  const unknown = { ...place('PA', 'Pennsylvania'), known: undefined };
  const next = payment(last, earned(6_000_000), answers, rules, unknown);
  expect(next.state).toEqual({
    name: 'Pennsylvania',
    expectedCents: null,
    leftCents: null,
    localTax: null,
  });
});
