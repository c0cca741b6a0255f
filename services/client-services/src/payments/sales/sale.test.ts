import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookedBy, now, sumOf } from '../../../test/work.ts';
import type { Payment } from '../charges/payment.ts';
import * as Sale from './sale.ts';

const later = new Date(now.getTime() + 60_000);
const earlier = new Date(now.getTime() - 60_000);

const payment = (given: Partial<Payment> = {}): Payment => ({
  id: 'payment',
  purpose: 'asked',
  serviceId: null,
  milestoneId: null,
  expenseId: null,
  payerId: 'ada',
  payeeId: 'bob',
  amountCents: 10_000,
  feeBps: 1_000,
  description: 'A course',
  returnTo: '/courses',
  status: 'waiting',
  reference: null,
  attempts: 0,
  attemptedAt: null,
  card: null,
  failure: null,
  refundedCents: 0,
  holdUntil: null,
  holdDays: null,
  heldCents: 0,
  soldKind: 'course',
  soldId: 'course',
  earnedAt: null,
  requestedAt: now,
  expiresAt: later,
  settledAt: null,
  ...given,
});

const paid = (given: Partial<Payment> = {}) =>
  payment({ status: 'succeeded', reference: 'charge', settledAt: now, ...given });
const held = (given: Partial<Payment> = {}) =>
  paid({ holdUntil: later, heldCents: 9_000, ...given });

describe('a sale that is paid for', () => {
  const inTwoDays = new Date(now.getTime() + 2 * 24 * 3_600_000);

  it.each([
    ['goes to the payee', {}, { pro_payable: -9_000, fee_revenue: -1_000 }, 0, null],
    [
      'is held until a moment',
      { holdUntil: later },
      { pro_held: -9_000, fee_revenue: -1_000 },
      9_000,
      later,
    ],
    [
      'is held for days',
      { holdDays: 2 },
      { pro_held: -9_000, fee_revenue: -1_000 },
      9_000,
      inTwoDays,
    ],
    ['is of the platform', { payeeId: null, holdDays: 2 }, { fee_revenue: -10_000 }, 0, null],
  ] as const)('%s', (_, given, booked, heldCents, holdUntil) => {
    const settled = Sale.settle(payment({ ...given, failure: 'declined' }), 'charge', now);
    expect(bookedBy(settled.entries)).toEqual({ provider_cash: 10_000, ...booked });
    expect(settled.payment).toMatchObject({
      status: 'succeeded',
      reference: 'charge',
      failure: null,
      settledAt: now,
      heldCents,
      holdUntil,
    });
  });
});

describe('a refund of a sale', () => {
  it.each([
    ['what is asked for', paid(), 1, 1],
    ['all of it', paid(), 10_000, 10_000],
    ['no more than was paid', paid(), 10_001, 10_000],
    ['no more than is left', paid({ refundedCents: 9_999 }), 10_000, 1],
    ['nothing of what all went back', paid({ refundedCents: 10_000 }), 1, 0],
    ['nothing of what was not paid', payment({ reference: 'charge' }), 1, 0],
    ['nothing of what went back before', paid({ status: 'refunded' }), 1, 0],
  ] as const)('gives back %s', (_, before, asked, cents) => {
    expect(Sale.refundable(before, asked)).toBe(cents);
  });

  it.each([
    ['the hold', held(), 0, { pro_held: 9_000 }],
    [
      'the hold and the balance',
      held({ heldCents: 8_000 }),
      2_000,
      { pro_held: 8_000, pro_payable: 1_000 },
    ],
    ['the balance', paid(), 9_000, { pro_payable: 9_000 }],
    ['the balance and a debt', paid(), 8_999, { pro_payable: 8_999, pro_receivable: 1 }],
    ['a debt', paid(), 0, { pro_receivable: 9_000 }],
  ])('comes from %s', (_, before, balanceCents, booked) => {
    const refunded = Sale.refund(before, 10_000, balanceCents);
    const rest = { fee_revenue: 1_000, client_refund: -10_000 };
    expect(bookedBy(refunded.entries)).toEqual({ ...booked, ...rest });
    expect(refunded.payment).toMatchObject({
      status: 'refunded',
      refundedCents: 10_000,
      heldCents: before.heldCents - ('pro_held' in booked ? booked.pro_held : 0),
    });
  });

  it('comes from the platform where it had all', () => {
    const refunded = Sale.refund(paid({ payeeId: null }), 4_000, 0);
    expect(bookedBy(refunded.entries)).toEqual({ fee_revenue: 4_000, client_refund: -4_000 });
    expect(refunded.payment.status).toBe('succeeded');
  });

  it('in parts takes back what was earned, to the cent', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(
        parts,
        fc.integer({ min: 0, max: 10_000 }),
        fc.boolean(),
        (cents, feeBps, isHeld) => {
          const amountCents = cents.reduce((sum, part) => sum + part, 0);
          const asked = payment({ amountCents, feeBps, holdDays: isHeld ? 1 : null });
          const settled = Sale.settle(asked, 'charge', now);
          const books = [...settled.entries];
          let left = settled.payment;
          for (const part of cents) {
            const refunded = Sale.refund(left, part, isHeld ? 0 : 1e12);
            expect(sumOf(refunded.entries)).toBe(0);
            books.push(...refunded.entries);
            left = refunded.payment;
          }
          expect(left).toMatchObject({ status: 'refunded', heldCents: 0 });
          for (const kind of ['fee_revenue', 'pro_held', 'pro_payable', 'pro_receivable'])
            expect(sumOf(books.filter((entry) => entry.kind === kind))).toBe(0);
        },
      ),
    );
  });
});

describe('the hold of a sale', () => {
  it.each([
    ['a later day, before it is paid', payment({ holdUntil: now }), later, later],
    ['a later day, while it is held', held({ holdUntil: now }), later, later],
    ['its first day', payment(), later, later],
    ['no earlier day', held(), now, later],
    ['no day once nothing is held', paid({ holdUntil: now }), later, now],
  ])('moves to %s', (_, before, day, holdUntil) => {
    expect(Sale.moveHold(before, day)).toEqual({ ...before, holdUntil });
  });

  it.each([
    ['a sale from before money was held', paid(), true],
    ['one that is not paid', payment(), false],
    ['one of the platform', paid({ payeeId: null }), false],
    ['one that is held', held(), false],
  ])('is missing or not of %s', (_, before, isWithout) => {
    expect(Sale.isPaidWithoutHold(before)).toBe(isWithout);
  });

  it.each([
    ['all of it', 0, 20_000, 9_000],
    ['what the balance has', 0, 1, 1],
    ['what no refund took', 4_000, 20_000, 5_400],
  ])('begins late with %s', (_, refundedCents, balance, cents) => {
    const before = { ...paid({ refundedCents }), payeeId: 'bob' };
    const begun = Sale.beginHold(before, balance, later);
    expect(begun?.payment).toEqual({ ...before, heldCents: cents, holdUntil: later });
    expect(bookedBy(begun?.entries ?? [])).toEqual({ pro_payable: cents, pro_held: -cents });
  });

  it('does not begin where the balance has nothing', () => {
    expect(Sale.beginHold({ ...paid(), payeeId: 'bob' }, 0, later)).toBeUndefined();
  });

  it('ends at its moment, and what was held is earned', () => {
    const ended = Sale.endHold(held({ holdUntil: now }), now);
    expect(bookedBy(ended?.entries ?? [])).toEqual({ pro_held: 9_000, pro_payable: -9_000 });
    expect(ended?.payment).toMatchObject({ heldCents: 0, earnedAt: now });
    expect(ended?.earned).toEqual({
      grossCents: 10_000,
      netCents: 9_000,
      feeCents: 1_000,
      at: now,
    });
  });

  it('moves money that the books know of without telling it again', () => {
    const ended = Sale.endHold(held({ holdUntil: now, earnedAt: earlier }), now);
    expect(ended?.payment).toMatchObject({ heldCents: 0, earnedAt: earlier });
    expect(ended?.earned).toBeUndefined();
  });

  it('tells what was never held from the day of the payment', () => {
    const ended = Sale.endHold(paid({ settledAt: earlier }), now);
    expect(ended?.entries).toEqual([]);
    expect(ended?.earned?.at).toBe(earlier);
  });

  it.each([
    ['before its moment', held()],
    ['for the platform', paid({ payeeId: null })],
    ['of what is not paid', payment()],
    ['of what all went back', paid({ status: 'refunded', refundedCents: 10_000 })],
    ['a second time', paid({ earnedAt: earlier })],
  ])('does not end %s', (_, before) => {
    expect(Sale.endHold(before, now)).toBeUndefined();
  });
});
