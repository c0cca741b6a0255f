import { consumer } from '@sidework/chassis/events/consumer';
import { paymentFailed, paymentSucceeded } from '@sidework/contracts/client-services/events';
import { settlePayment } from './settle-payment.ts';

export const settleWhenPaymentSucceeded = consumer({
  name: 'settle-when-payment-succeeded',
  event: paymentSucceeded,
  handle: (tx, { data, occurredAt }) => settlePayment(tx, data.paymentId, 'succeeded', occurredAt),
});

export const settleWhenPaymentFailed = consumer({
  name: 'settle-when-payment-failed',
  event: paymentFailed,
  handle: (tx, { data, occurredAt }) => settlePayment(tx, data.paymentId, 'failed', occurredAt),
});
