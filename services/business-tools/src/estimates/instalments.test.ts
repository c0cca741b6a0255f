import { expect, it } from 'vitest';
import { ruleSetOf } from '../../test/rule-sets.ts';
import {
  annualised,
  instalment,
  monthsOfPayment,
  nextDue,
  type Paid,
  requiredPayment,
  setAsidePercent,
} from './instalments.ts';

const { figures } = ruleSetOf(2026);
const unpaid: Paid = {
  filingStatus: 'single',
  withheldCents: 0,
  lastYearTaxCents: null,
  lastYearIncomeCents: null,
  paidCents: 0,
  setAsideCents: 0,
};

it.each<{ what: string; tax: number; paid: Partial<Paid>; required: number }>([
  { what: 'less than 1,000 is expected', tax: 99_999, paid: {}, required: 0 },
  { what: '1,000 is expected', tax: 100_000, paid: {}, required: 90_000 },
  { what: 'wages bring it below', tax: 500_000, paid: { withheldCents: 400_001 }, required: 0 },
  {
    what: 'last year was less',
    tax: 1_000_000,
    paid: { lastYearTaxCents: 800_000, lastYearIncomeCents: 15_000_000 },
    required: 800_000,
  },
  {
    what: 'last year was less, with a high income',
    tax: 1_000_000,
    paid: { lastYearTaxCents: 800_000, lastYearIncomeCents: 15_000_001 },
    required: 880_000,
  },
  {
    what: 'this year is less, with a high income filed separately',
    tax: 1_000_000,
    paid: {
      filingStatus: 'married_separately',
      lastYearIncomeCents: 7_500_001,
      lastYearTaxCents: 820_000,
    },
    required: 900_000,
  },
])('where $what, $required cents are required', ({ tax, paid, required }) => {
  expect(requiredPayment(tax, { ...unpaid, ...paid }, figures)).toBe(required);
});

it('each instalment is a quarter more, less what was paid', () => {
  expect([1, 2, 3, 4].map((number) => instalment(number, 900_000, unpaid))).toEqual([
    225_000, 450_000, 675_000, 900_000,
  ]);
  expect(instalment(3, 900_000, { ...unpaid, paidCents: 450_000 })).toBe(225_000);
  expect(instalment(1, 900_000, { ...unpaid, paidCents: 450_000 })).toBe(0);
  expect(instalment(4, 900_000, { ...unpaid, withheldCents: 100_000 })).toBe(800_000);
});

it.each([
  { today: '2026-04-15', number: 1, dueOn: '2026-04-15' },
  { today: '2026-04-16', number: 2, dueOn: '2026-06-15' },
  { today: '2026-11-22', number: 4, dueOn: '2027-01-15' },
])('on $today the payment due next is number $number', ({ today, ...next }) => {
  expect(nextDue(2026, today)).toEqual(next);
});

it('once the last is over, none is due', () => {
  expect(nextDue(2026, '2027-01-16')).toBeUndefined();
});

it('payments are reckoned from 3, 5, 8 and 12 months', () => {
  expect([1, 2, 3, 4].map(monthsOfPayment)).toEqual([3, 5, 8, 12]);
  expect(annualised(1_000_000, 5)).toBe(2_400_000);
  expect(annualised(100, 7)).toBe(171);
});

it.each([
  { what: 'a side income beside wages', left: 28_409, toCome: 500_000, margin: 25.3, percent: 6 },
  {
    what: 'more than the next dollar is taxed',
    left: 400_000,
    toCome: 500_000,
    margin: 25.3,
    percent: 26,
  },
  { what: 'nothing that is left', left: 0, toCome: 500_000, margin: 25.3, percent: 0 },
  { what: 'no income to come', left: 28_409, toCome: 0, margin: 25.3, percent: 26 },
])('where there is $what, $percent % are put away', ({ left, toCome, margin, percent }) => {
  expect(setAsidePercent(left, toCome, margin)).toBe(percent);
});
