import type { Actor } from '@sidework/chassis/http/actor';
import { expect, it } from 'vitest';
import * as Payment from './payment.ts';

const now = new Date('2026-11-21T12:00:00Z');
const refusal = (code: string) => expect.objectContaining({ code });

it('gives a client one day for the card', () => {
  const service = { id: 'service', title: 'Repair a tap' };
  expect(Payment.forService('payment', service, 9_900, { id: 'client' }, now)).toMatchObject({
    serviceId: 'service',
    payerId: 'client',
    amountCents: 9_900,
    status: 'waiting',
    expiresAt: new Date('2026-11-22T12:00:00Z'),
  });
});

it('is never made by a child', () => {
  expect(() => Payment.requireAdult(false)).not.toThrow();
  expect(() => Payment.requireAdult(true)).toThrow(refusal('kids_never_pay'));
});

it('is made in the way of its provider', () => {
  expect(() => Payment.requireWay('card', 'card')).not.toThrow();
  expect(() => Payment.requireWay('redirect', 'card')).toThrow(refusal('payment_other_way'));
});

const asked = {
  ...Payment.forService(
    'payment',
    { id: 'service', title: 'Repair a tap' },
    9_900,
    { id: 'client' },
    now,
  ),
  attemptedAt: null,
  refundedCents: 0,
} as Payment.Payment;
const payer = { id: 'client' } as Actor;
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it.each([
  ['waits', asked, 'failed'],
  ['waits for its bank', { ...asked, status: 'confirming' }, 'failed'],
  [
    'was left on the page of the provider',
    { ...asked, status: 'processing', attemptedAt: minutesAgo(3) },
    'failed',
  ],
  [
    'is being charged',
    { ...asked, status: 'processing', attemptedAt: minutesAgo(1) },
    'processing',
  ],
  ['is paid', { ...asked, status: 'succeeded' }, 'succeeded'],
] as const)(
  'one that %s gives way to another into the same work, unless money moves',
  (_, payment, status) => {
    expect(Payment.supersede(payment as Payment.Payment, now).status).toBe(status);
  },
);

const charge = { reference: 'payment-1', amountCents: 9_900 };
const of = (given: Partial<Payment.Payment>) => ({ ...asked, reference: 'payment-1', ...given });

it.each([
  ['waits', of({ status: 'waiting' }), charge, 'due'],
  ['is being charged', of({ status: 'processing' }), charge, 'due'],
  ['is paid by it', of({ status: 'succeeded' }), charge, 'known'],
  ['went back after it', of({ status: 'refunded' }), charge, 'known'],
  ['is paid by another', of({ status: 'succeeded', reference: 'payment-2' }), charge, 'unwanted'],
  ['is over', of({ status: 'expired' }), charge, 'unwanted'],
  ['was given up', of({ status: 'failed' }), charge, 'unwanted'],
  ['is for a cent less', of({ status: 'waiting' }), { ...charge, amountCents: 9_901 }, 'unwanted'],
  ['is for a cent more', of({ status: 'waiting' }), { ...charge, amountCents: 9_899 }, 'unwanted'],
] as const)('judges money for a payment that %s', (_, payment, arrived, judged) => {
  expect(Payment.judge(payment, arrived)).toBe(judged);
});

it.each([
  ['waiting', 'failed'],
  ['confirming', 'failed'],
  ['processing', 'failed'],
] as const)('%s, it is canceled by who asked for it', (status, after) => {
  expect(Payment.cancel(of({ status }), now)).toEqual(of({ status: after, settledAt: now }));
});

it.each([
  [
    'canceled once paid',
    () => Payment.cancel(of({ status: 'succeeded' }), now),
    'payment_not_open',
  ],
  ['canceled twice', () => Payment.cancel(of({ status: 'failed' }), now), 'payment_not_open'],
  [
    'given up while a card is charged',
    () => Payment.abandon(of({ status: 'processing' }), payer, now),
    'payment_in_progress',
  ],
  [
    'given up once paid',
    () => Payment.abandon(of({ status: 'succeeded' }), payer, now),
    'payment_not_open',
  ],
  [
    'given up by another',
    () => Payment.abandon(asked, { ...payer, id: 'other' }, now),
    'payment_not_found',
  ],
  [
    'paid after its time',
    () => Payment.attempt(of({ expiresAt: now }), 'Visa', payer, now),
    'payment_not_open',
  ],
  [
    'paid while a card is charged',
    () =>
      Payment.attempt(of({ status: 'processing', attemptedAt: minutesAgo(1) }), null, payer, now),
    'payment_in_progress',
  ],
  [
    'confirmed where no bank asked',
    () => Payment.confirm(of({ status: 'waiting' }), payer, now),
    'payment_not_open',
  ],
])('is not %s', (_, act, code) => {
  expect(act).toThrow(refusal(code));
});

it.each([
  [9_899, 'succeeded'],
  [9_900, 'refunded'],
] as const)('of which %i cents went back is %s', (cents, status) => {
  const paid = of({ status: 'succeeded' });
  expect(Payment.refund(paid, cents)).toEqual({ ...paid, refundedCents: cents, status });
});
