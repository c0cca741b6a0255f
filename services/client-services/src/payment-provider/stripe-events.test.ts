import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { readEvent } from './stripe-events.ts';

const paymentId = randomUUID();
const metadata = { paymentId, reference: 'charge-1' };
const session = {
  metadata,
  payment_status: 'paid',
  payment_intent: 'pi_1',
  amount_total: 40_000,
};
const read = (type: string, object: unknown) =>
  readEvent({ id: 'evt_1', type, data: { object } } as Stripe.Event);

const completed = 'checkout.session.completed';
const declined = 'payment_intent.payment_failed';
const succeeded = {
  id: 'evt_1',
  kind: 'succeeded',
  paymentId,
  reference: 'pi_1',
  amountCents: 40_000,
};
const failed = { id: 'evt_1', kind: 'failed', paymentId, reference: 'charge-1' };
const other = { id: 'evt_1', kind: 'other' };

it.each([
  ['a page that was paid', completed, session, succeeded],
  [
    'a payment that Stripe gives whole',
    completed,
    { ...session, payment_intent: { id: 'pi_1' } },
    succeeded,
  ],
  [
    'a payment without a name at Stripe',
    completed,
    { ...session, payment_intent: null },
    { ...succeeded, reference: '' },
  ],
  ['a slow bank that paid', 'checkout.session.async_payment_succeeded', session, succeeded],
  [
    'a slow bank that did not pay',
    'checkout.session.async_payment_failed',
    session,
    { ...failed, failure: 'The bank did not pay' },
  ],
  [
    'a page that was left',
    'checkout.session.expired',
    session,
    { ...failed, failure: 'The page for the payment has expired' },
  ],
  [
    'a card that was declined',
    declined,
    { metadata, last_payment_error: { message: 'Your card has insufficient funds.' } },
    { ...failed, failure: 'Your card has insufficient funds.' },
  ],
  [
    'a card that was declined for no reason given',
    declined,
    { metadata, last_payment_error: null },
    { ...failed, failure: 'The card was declined' },
  ],
  ['a page that is not paid yet', completed, { ...session, payment_status: 'unpaid' }, other],
  ['a page of no amount', completed, { ...session, amount_total: null }, other],
  ['the payment of another shop', completed, { ...session, metadata: { paymentId: '7' } }, other],
  ['a payment without our names', completed, { ...session, metadata: null }, other],
  ['a failure of another shop', declined, { metadata: { paymentId: '7', reference: 'x' } }, other],
  ['a failure without a reference', declined, { metadata: { paymentId } }, other],
  ['an event of another kind', 'customer.created', {}, other],
])('reads %s', (_what, type, object, event) => {
  expect(read(type, object)).toEqual(event);
});

it.each([
  ['a list', []],
  ['no object', { id: 'evt_1', type: completed }],
  ['no id', { id: '', type: completed, data: { object: {} } }],
  ['an id without end', { id: 'x'.repeat(256), type: completed, data: { object: {} } }],
  ['no type', { id: 'evt_1', data: { object: {} } }],
  ['nothing', null],
])('refuses %s', (_what, event) => {
  expect(() => readEvent(event as unknown as Stripe.Event)).toThrow(
    expect.objectContaining({ code: 'webhook_invalid' }),
  );
});
