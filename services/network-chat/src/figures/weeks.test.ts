import { expect, it } from 'vitest';
import { lastWeeks, toWeekFigures, weekOf } from './weeks.ts';

it.each([
  ['2026-11-23T00:00:00.000Z', '2026-11-23'],
  ['2026-11-29T23:59:59.999Z', '2026-11-23'],
  ['2026-11-30T00:00:00.000Z', '2026-11-30'],
  ['2027-01-01T12:00:00.000Z', '2026-12-28'],
])('puts %s into the week of %s', (moment, week) => {
  expect(weekOf(new Date(moment))).toBe(week);
});

it('lists the last weeks, the newest first', () => {
  expect(lastWeeks(new Date('2027-01-06T12:00:00.000Z'), 3)).toEqual([
    '2027-01-04',
    '2026-12-28',
    '2026-12-21',
  ]);
});

it('gives each figure of a week, and zero where there is none', () => {
  const week = '2026-11-23';
  const sums = [
    { week, kind: 'jobs', count: 3, cents: 0 },
    { week, kind: 'released', count: 2, cents: 45_000 },
    { week: '2026-11-16', kind: 'gigs', count: 9, cents: 0 },
  ] as const;
  expect(toWeekFigures(week, sums)).toEqual({
    week,
    people: 0,
    jobs: 3,
    gigs: 0,
    hires: 0,
    releasedCents: 45_000,
    disputes: 0,
  });
});
