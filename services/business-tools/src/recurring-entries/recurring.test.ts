import { expect, it } from 'vitest';
import { dayAfter, daysBetween, type Recurring } from './recurring.ts';

const rent = {
  kind: 'deduction',
  rhythm: 'month',
  anchorDay: 31,
  nextOn: '2026-01-31',
  endsOn: null,
} as Recurring;

it.each([
  ['2026-01-31', 'month', 31, '2026-02-28'],
  ['2026-02-28', 'month', 31, '2026-03-31'],
  ['2026-12-15', 'month', 15, '2027-01-15'],
  ['2027-11-30', 'quarter', 30, '2028-02-29'],
  ['2024-02-29', 'year', 29, '2025-02-28'],
  ['2026-12-28', 'week', 28, '2027-01-04'],
  ['2026-10-30', 'two_weeks', 30, '2026-11-13'],
] as const)('after %s, every %s with its day %i, comes %s', (day, rhythm, anchor, next) => {
  expect(dayAfter(day, rhythm, anchor)).toBe(next);
});

it('the days of a span end with the span or the entry', () => {
  const days = (entry: Recurring) => daysBetween(entry, '2026-02-01', '2026-04-30');
  expect(days(rent)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
  expect(days({ ...rent, endsOn: '2026-03-31' })).toEqual(['2026-02-28', '2026-03-31']);
  expect(days({ ...rent, nextOn: null })).toEqual([]);
});
