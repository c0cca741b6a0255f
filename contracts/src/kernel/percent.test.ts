import { expect, it } from 'vitest';
import { lessFee, percentOf } from './percent.ts';

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
