import { consumer } from '@sidework/chassis/events/consumer';
import {
  paymentFailed,
  paymentRefunded,
  paymentSucceeded,
} from '@sidework/contracts/client-services/events/money';
import { noteRefund } from './note-refund.ts';
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

export const noteRefundWhenPaymentRefunded = consumer({
  name: 'note-refund-when-payment-refunded',
  event: paymentRefunded,
  handle: (tx, { data }) => noteRefund(tx, data.paymentId),
});
