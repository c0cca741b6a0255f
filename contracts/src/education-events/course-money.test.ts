import { describe, expect, it } from 'vitest';
import { priceLabel, shareOf } from './course-money.ts';
import { courseFeeBps } from './course-options.ts';

describe('the price of a course', () => {
  it.each([
    [8_900, '$89'],
    [8_950, '$89.50'],
    [100_000, '$1,000'],
    [0, 'Free'],
  ])('%i cents is shown as %s [D-62]', (cents, label) => {
    expect(priceLabel(cents)).toBe(label);
  });
});

describe('what an educator keeps [EDU-24]', () => {
  it.each([
    [10_000, 8_500],
    [8_900, 7_565],
    // 15 % of 33 cents are 4.95.
    [33, 28],
    [1, 1],
    [0, 0],
  ])('of %i cents is %i, which is 85 % [D-59]', (price, share) => {
    expect(shareOf(price, courseFeeBps)).toBe(share);
  });
});
