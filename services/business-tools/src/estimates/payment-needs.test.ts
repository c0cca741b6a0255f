import { expect, it } from 'vitest';
import { paymentNeeds } from './payment-needs.ts';

const owner = '0193d2a0-0000-7000-8000-000000000001';

it('the payments that are not over wait from two weeks before they are due', () => {
  expect(paymentNeeds(owner, 2026, '2026-09-15')).toEqual([
    expect.objectContaining({
      title: 'Estimated tax payment 3 of 4 for 2026',
      details: { day: '2026-09-15' },
      from: '2026-09-01T00:00:00.000Z',
      path: '/tax-tracker',
    }),
    expect.objectContaining({ details: { day: '2027-01-15' }, receivers: [owner] }),
  ]);
  expect(paymentNeeds(owner, 2026, '2027-01-16')).toEqual([]);
});

it('a payment is the same one however often it is told of, and no other year has it', () => {
  const idsOf = (year: number) => paymentNeeds(owner, year, '2020-01-01').map((n) => n.subjectId);
  expect(idsOf(2026)).toEqual(idsOf(2026));
  expect(new Set([...idsOf(2026), ...idsOf(2025)]).size).toBe(8);
});
