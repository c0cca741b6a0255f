import { expect, it } from 'vitest';
import { lessFee, lessFeeOfPart, percentOf } from './percent.ts';

it.each([
  { cents: 5_000_000, percent: 3.876, part: 193_800 },
  { cents: 847_773, percent: 50, part: 423_887 },
  { cents: 123_456, percent: 19, part: 23_457 },
  { cents: 1, percent: 49.999999, part: 0 },
  { cents: 1, percent: 50, part: 1 },
  { cents: -1, percent: 50, part: -1 },
  { cents: 100_000_000_000, percent: 0.000001, part: 1_000 },
  { cents: 0, percent: 100, part: 0 },
])('$percent % of $cents cents is $part', ({ cents, percent, part }) => {
  expect(percentOf(cents, percent)).toBe(part);
});

it.each([
  { gross: 29_000, bps: 1_000, fee: 2_900 },
  { gross: 5, bps: 1_000, fee: 1 },
  { gross: 4, bps: 1_000, fee: 0 },
  { gross: 0, bps: 1_000, fee: 0 },
  { gross: 9_007_199_254_740_991, bps: 10_000, fee: 9_007_199_254_740_991 },
])(
  'the platform keeps $fee of $gross cents at $bps hundredths of a percent',
  ({ gross, bps, fee }) => {
    expect(lessFee(gross, bps)).toEqual({ netCents: gross - fee, feeCents: fee });
  },
);

it.each([
  { parts: [3_335, 3_335, 3_335], bps: 1_000, fees: [334, 333, 334] },
  { parts: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], bps: 1_000, fees: [0, 0, 0, 0, 1, 0, 0, 0, 0, 0] },
  { parts: [5, 5], bps: 1_000, fees: [1, 0] },
  { parts: [1, 9_999], bps: 1_500, fees: [0, 1_500] },
  { parts: [3, 4], bps: 10_000, fees: [3, 4] },
  { parts: [100], bps: 0, fees: [0] },
])('the fees $fees of the parts $parts add up to the fee of the whole', ({ parts, bps, fees }) => {
  const before = (at: number) => parts.slice(0, at).reduce((sum, part) => sum + part, 0);
  const less = parts.map((part, at) => lessFeeOfPart(before(at), part, bps));
  expect(less.map(({ feeCents }) => feeCents)).toEqual(fees);
  expect(less.map(({ netCents, feeCents }) => netCents + feeCents)).toEqual(parts);
  const whole = lessFee(before(parts.length), bps).feeCents;
  expect(fees.reduce((sum, fee) => sum + fee, 0)).toBe(whole);
});
