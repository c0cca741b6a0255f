import { describe, expect, it } from 'vitest';
import type { Payment } from '../payments/charges/payment.ts';
import { type RowsOfReceipt, receiptOf, requirePaid } from './receipt.ts';
import { receiptMail } from './receipt-mail.ts';

const payment = {
  id: 'payment',
  payerId: 'clara',
  payeeId: null,
  purpose: 'service',
  description: 'Kitchen faucet',
  card: 'Visa ending in 4242',
  amountCents: 9_900,
  refundedCents: 0,
  requestedAt: new Date('2026-11-21T12:00:00Z'),
  settledAt: new Date('2026-11-22T12:00:00Z'),
  holdUntil: null,
  holdDays: null,
} as Payment;
const payer = { fullName: 'Clara Whitfield' };
const adult = { fullName: 'Pat Plumber', accountType: 'gig_worker' } as const;
const work: RowsOfReceipt = {
  payment,
  service: { professionalId: 'pat' },
  payer,
  payee: adult,
  clientName: 'Clara W.',
};
const sale: RowsOfReceipt = {
  payment: { ...payment, purpose: 'asked', payeeId: 'pat' },
  service: undefined,
  payer,
  payee: adult,
  clientName: undefined,
};
const kid = { fullName: 'Kim Little', accountType: 'sidework_kids' } as const;

describe('a receipt', () => {
  it('names the card to the payer alone', () => {
    expect(receiptOf(work, 'clara')).toMatchObject({
      payer: 'Clara Whitfield',
      card: 'Visa ending in 4242',
      isHeld: true,
    });
    expect(receiptOf(work, 'pat')).toMatchObject({ payer: 'Clara W.', card: null });
  });

  it.each([
    ['an adult', work, 'Pat Plumber'],
    ['a child by first name and initial', { ...work, payee: kid }, 'Kim L.'],
    ['the seller of a ticket', sale, 'Pat Plumber'],
    ['a seller who left', { ...sale, payee: undefined }, 'Deleted account'],
    ['Sidework', { ...sale, payment, payee: undefined }, 'Sidework'],
  ])('is of money for %s', (_who, rows, payee) => {
    expect(receiptOf(rows, 'clara').payee).toBe(payee);
  });

  it.each([
    ['a sale without a hold', {}, false],
    ['a sale held until a day', { holdUntil: new Date() }, true],
    ['a sale held for some days', { holdDays: 14 }, true],
  ])('says whether the money is held: %s', (_what, hold, isHeld) => {
    const rows = { ...sale, payment: { ...sale.payment, ...hold } };
    expect(receiptOf(rows, 'clara').isHeld).toBe(isHeld);
  });

  it('has the day of the request until the payment has one of its own', () => {
    const { settledAt, requestedAt } = payment;
    expect(receiptOf(work, 'clara').paidAt).toEqual(settledAt);
    const rows = { ...work, payment: { ...payment, settledAt: null } };
    expect(receiptOf(rows, 'clara').paidAt).toEqual(requestedAt);
  });

  it.each(['succeeded', 'refunded'])('is there of a payment that %s', (status) => {
    expect(requirePaid({ status })).toEqual({ status });
  });

  it.each([undefined, { status: 'pending' }])('is not found of %o', (given) => {
    expect(() => requirePaid(given)).toThrow(
      expect.objectContaining({ code: 'receipt_not_found' }),
    );
  });
});

describe('the mail with a receipt', () => {
  const url = 'https://example.com/services/1';

  it('says what was paid, to whom, when and with which card', () => {
    expect(receiptMail(receiptOf(work, 'clara'), url)).toMatchObject({
      subject: 'Receipt: $99.00 for “Kitchen faucet”',
      heading: 'You paid $99.00',
      ticket: {
        title: '“Kitchen faucet”',
        facts: ['Paid to Pat Plumber', 'November 22, 2026 · Visa ending in 4242'],
        amount: '$99.00',
      },
      button: { label: 'See the payment', url },
    });
  });

  it('quotes a title with a link in it without the link', () => {
    const rows = { ...work, payment: { ...payment, description: 'See https://example.com' } };
    expect(receiptMail(receiptOf(rows, 'clara'), url).subject).not.toContain('https://');
  });
});
