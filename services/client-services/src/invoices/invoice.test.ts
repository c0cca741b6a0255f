import { describe, expect, it } from 'vitest';
import { refusal, work } from '../../test/work.ts';
import * as Invoice from './invoice.ts';

const paid = (amountCents: number, given: object = {}) => ({
  settledAt: new Date('2026-11-30T12:00:00Z'),
  card: 'Visa ending in 4242',
  amountCents,
  refundedCents: 0,
  ...given,
});

describe('an invoice', () => {
  it.each([
    [1, '2026-0001'],
    [41, '2026-0041'],
    [12_345, '2026-12345'],
  ])('with number %i of its year is %s', (number, text) => {
    expect(Invoice.numberOf({ year: 2026, number })).toBe(text);
  });

  const changed = { amountCents: 104_000, totalAmountCents: 124_000 };
  it.each([
    ['all at once', work(), 'release', 10_000, [['Repair a tap', 10_000]]],
    [
      'a changed price',
      work(changed),
      'release',
      124_000,
      [
        ['Repair a tap', 104_000],
        ['Change of the price', 20_000],
      ],
    ],
    ['a part', work(changed), 'release', 40_000, [['Repair a tap', 40_000]]],
    ['a cancellation', work(changed), 'cancellation', 31_000, [['Repair a tap', 31_000]]],
    ['a dispute', work(), 'dispute', 10_000, [['Repair a tap', 10_000]]],
  ] as const)('of %s has lines that sum up to it', (_, service, basis, cents, lines) => {
    const made = Invoice.linesOf(service, basis, cents);
    expect(made.map(({ title, amountCents }) => [title, amountCents])).toEqual(lines);
  });

  it('names the payments that make it up, and none where they are others', () => {
    const two = [paid(44_000), paid(90_000, { refundedCents: 10_000 })];
    const named = Invoice.paymentsOf(two, 124_000, false);
    expect(named.map(({ amountCents }) => amountCents)).toEqual([44_000, 80_000]);
    expect(Invoice.paymentsOf(two, 50_000, false)).toEqual([]);
  });

  it('tells no card of those who pay a child', () => {
    expect(Invoice.paymentsOf([paid(500)], 500, true)).toMatchObject([{ card: null }]);
  });

  it('of other work is not found', () => {
    expect(() => Invoice.requireInvoice(undefined)).toThrow(refusal('invoice_not_found'));
  });
});

describe('a refund', () => {
  const open = (id: string, leftCents: number) => ({
    invoice: { id } as Invoice.Invoice,
    leftCents,
  });

  it('corrects the latest invoices first, and gives the whole fee back in parts', () => {
    const refund = { grossCents: 15_000, feeCents: 1_500 };
    const { credits, uncoveredCents } = Invoice.creditsOf(
      [open('second', 10_000), open('first', 10_000)],
      refund,
    );
    expect(credits).toEqual([
      { invoice: { id: 'second' }, amountCents: 10_000, feeCents: 1_000 },
      { invoice: { id: 'first' }, amountCents: 5_000, feeCents: 500 },
    ]);
    expect(uncoveredCents).toBe(0);
  });

  it('says what no invoice covers', () => {
    const refund = { grossCents: 500, feeCents: 50 };
    expect(Invoice.creditsOf([open('only', 300)], refund).uncoveredCents).toBe(200);
  });
});
