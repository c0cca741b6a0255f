import { expect, it } from 'vitest';
import { growthRate, profitMargin } from './year-over-year.ts';

it.each([
  { net: 5_000_000, revenue: 6_000_000, margin: 83.33 },
  { net: -50, revenue: 100, margin: -50 },
  { net: -50, revenue: 0, margin: 0 },
  { net: 0, revenue: 100, margin: 0 },
])('$net of $revenue is a margin of $margin % [REP-17]', ({ net, revenue, margin }) => {
  expect(profitMargin(net, revenue)).toBe(margin);
});

it.each([
  { net: 150, previous: 100, growth: 50 },
  { net: 50, previous: -100, growth: 150 },
  { net: -150, previous: -100, growth: -50 },
  { net: 100, previous: 300, growth: -66.67 },
  { net: 100, previous: 0, growth: null },
  { net: 100, previous: undefined, growth: null },
])(
  'from $previous to $net is a growth of $growth % [REP-20] [REP-21]',
  ({ net, previous, growth }) => {
    expect(growthRate(net, previous)).toBe(growth);
  },
);
