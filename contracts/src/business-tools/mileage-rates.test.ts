import { expect, it } from 'vitest';
import { mileageCents, mileageRateOf, rateText } from './mileage-rates.ts';

it.each([
  ['2021-12-31', '$0.56'],
  ['2022-06-30', '$0.585'],
  ['2022-07-01', '$0.625'],
  ['2023-05-05', '$0.655'],
  ['2024-02-29', '$0.67'],
  ['2025-12-31', '$0.70'],
  ['2026-01-01', '$0.725'],
  ['2020-12-31', undefined],
  ['2027-01-01', undefined],
])('a mile on %s is worth %s', (day, text) => {
  const rate = mileageRateOf(day);
  expect(rate && rateText(rate)).toBe(text);
});

it('100 miles in 2026 are $72.50, and parts of a mile round to the cent', () => {
  const rate = mileageRateOf('2026-03-01');
  expect(rate && [1_000, 1, 123].map((tenths) => mileageCents(tenths, rate))).toEqual([
    72_50, 7, 8_92,
  ]);
});

it('leaves no day of its years without a rate', () => {
  const first = Date.UTC(2021, 0, 1);
  for (let day = first; day <= Date.UTC(2026, 11, 31); day += 86_400_000)
    expect(mileageRateOf(new Date(day).toISOString().slice(0, 10))).toBeDefined();
});
