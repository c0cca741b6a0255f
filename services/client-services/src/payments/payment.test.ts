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
} as Payment.Payment;
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
