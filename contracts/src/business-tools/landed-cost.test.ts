import { describe, expect, it } from 'vitest';
import { customsFees, needsEei } from './landed-cost.ts';

describe('fees of customs', () => {
  const day = '2026-03-01';
  it.each([
    ['a formal entry by air', 2_000_000, false, { mpfCents: 6_928, hmfCents: 0 }],
    ['the same by sea', 2_000_000, true, { mpfCents: 6_928, hmfCents: 2_500 }],
    ['the least', 300_000, false, { mpfCents: 3_358 }],
    ['the most', 100_000_000, true, { mpfCents: 65_150, hmfCents: 125_000 }],
  ])('of %s', (_, cents, isBySea, fees) => {
    expect(customsFees(cents, { day, isBySea })).toMatchObject(fees);
  });

  it('are those of the day, and unknown for a small entry and a day long ago', () => {
    expect(customsFees(300_000, { day: '2025-09-30', isBySea: false })?.mpfCents).toBe(3_271);
    expect(customsFees(250_000, { day, isBySea: true })).toBeUndefined();
    expect(customsFees(300_000, { day: '2020-01-01', isBySea: true })).toBeUndefined();
  });
});

it.each([
  [260_000, 'Germany', true],
  [260_000, 'Canada', false],
  [260_000, 'Kanada', false],
  [250_000, 'Germany', false],
])('%i cents to %s: %s', (cents, country, is) => {
  expect(needsEei(cents, country)).toBe(is);
});
