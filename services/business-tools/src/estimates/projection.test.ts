import fc from 'fast-check';
import { expect, it } from 'vitest';
import { netOf, project } from './projection.ts';

const totals = (incomeCents: number, deductionsCents = 0) => ({ incomeCents, deductionsCents });
const today = '2026-05-20';

it.each([
  ['the pace, where it is more than what is booked', 2, 0, 'pace', 6_000_000],
  ['what is booked, where it is more than the pace', 2, 5_000_000, 'booked', 7_500_000],
  ['what is booked, for the last payment', 4, 0, 'booked', 2_500_000],
] as const)('a year follows from %s', (_, number, coming, basis, net) => {
  const soFar = totals(2_500_000);
  const projection = project(soFar, number, { ofYear: soFar, coming: totals(coming), today });
  expect([projection.basis, netOf(projection.whole)]).toEqual([basis, net]);
});

it('agreed work never makes the year less, and the last payment counts each cent of it', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_00 });
  fc.assert(
    fc.property(cents, cents, cents, fc.constantFrom(1, 2, 3, 4), (earned, more, fee, number) => {
      const soFar = totals(earned);
      const coming = totals(more + fee, fee);
      const before = project(soFar, number, { ofYear: soFar, coming: totals(0), today });
      const after = project(soFar, number, { ofYear: soFar, coming, today });
      expect(netOf(after.whole)).toBeGreaterThanOrEqual(netOf(before.whole));
      if (number === 4) expect(netOf(after.whole) - netOf(before.whole)).toBe(more);
    }),
    { numRuns: 50 },
  );
});
