import { expect, it } from 'vitest';
import {
  lastDayOf,
  monthsOf,
  periods,
  periodTitle,
  quarterOf,
  reportYears,
  taxYears,
  yearsOffered,
} from './periods.ts';

it('the years go from the current one back to the first [REP-02] [TAX-18] [CONST-22] [CONST-23]', () => {
  expect(reportYears(2026)).toEqual([2026, 2025, 2024, 2023, 2022, 2021]);
  expect(taxYears(2026)).toEqual([2026, 2025, 2024, 2023]);
  expect(yearsOffered(2026, [2062, 2024, 1926])).toEqual([
    2062, 2026, 2025, 2024, 2023, 2022, 2021, 1926,
  ]);
});

it('the periods are the year and its quarters [REP-03] [CONST-23]', () => {
  expect(periods.map((period) => [period, ...monthsOf(period)])).toEqual([
    ['annual', 1, 12],
    ['Q1', 1, 3],
    ['Q2', 4, 6],
    ['Q3', 7, 9],
    ['Q4', 10, 12],
  ]);
});

it.each([
  { day: '2026-01-01', quarter: 1 },
  { day: '2026-03-31', quarter: 1 },
  { day: '2026-04-01', quarter: 2 },
  { day: '2026-12-31', quarter: 4 },
])('$day is in quarter $quarter', ({ day, quarter }) => {
  expect(quarterOf(day)).toBe(quarter);
});

it('a month has its last day', () => {
  expect(lastDayOf(2028, 2)).toBe('2028-02-29');
  expect(lastDayOf(2026, 12)).toBe('2026-12-31');
});

it('a title says the quarter, or that it is the year [TAX-32]', () => {
  expect(periodTitle(2026, 3)).toBe('2026 Q3');
  expect(periodTitle(2026, null)).toBe('2026 Annual');
});
