import { expect, it } from 'vitest';
import { isWaiting, nextLookOn, paymentNeed } from './payment-needs.ts';

const owner = '0193d2a0-0000-7000-8000-000000000001';
const third = { number: 3, dueOn: '2026-09-15', amountCents: 50_000 };

it.each([
  ['2026-08-31', false],
  ['2026-09-01', true],
  ['2026-09-15', true],
])('a payment due on September 15 waits on %s: %s', (today, waits) => {
  expect(isWaiting(third, today)).toBe(waits);
});

it('a covered payment waits on no day', () => {
  expect(isWaiting({ ...third, amountCents: 0 }, '2026-09-10')).toBe(false);
});

it.each([
  [2026, '2026-01-01', '2026-04-01'],
  [2026, '2026-03-31', '2026-04-01'],
  [2026, '2026-04-01', '2026-04-02'],
  [2026, '2026-04-14', '2026-04-15'],
  // The second payment waits from June 1.
  [2026, '2026-04-15', '2026-06-01'],
  [2026, '2027-01-14', '2027-01-15'],
  [2026, '2027-01-15', null],
  // The fourth of 2027 is due on January 18: the 15th is a Saturday, the 17th a holiday.
  [2027, '2027-12-31', '2028-01-04'],
])('the payments of %i are looked at after %s on %s', (year, today, next) => {
  expect(nextLookOn(year, today)).toBe(next);
});

it('a payment is the same one however often it is told of, and no other payment is', () => {
  const idOf = (year: number, number: number) =>
    paymentNeed(owner, year, { ...third, number }).subjectId;
  expect(idOf(2026, 3)).toBe(idOf(2026, 3));
  expect(new Set([idOf(2026, 3), idOf(2026, 4), idOf(2025, 3)]).size).toBe(3);
});
