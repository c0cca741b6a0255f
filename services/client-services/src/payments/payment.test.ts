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
