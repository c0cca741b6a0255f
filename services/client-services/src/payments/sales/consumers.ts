import { consumer } from '@sidework/chassis/events/consumer';
import {
  holdMoved,
  paymentRequested,
  refundRequested,
} from '@sidework/contracts/education-events/events/tickets';
import { askForPayment } from './ask-for-payment.ts';
import { moveHold } from './move-hold.ts';
import { refundSale } from './refund-sale.ts';

const askForPaymentWhenRequested = consumer({
  name: 'ask-for-payment-when-requested',
  event: paymentRequested,
  handle: (tx, { data, occurredAt }) => askForPayment(tx, data, occurredAt),
});

const refundPaymentWhenRequested = consumer({
  name: 'refund-payment-when-requested',
  event: refundRequested,
  handle: (tx, { data, occurredAt }) => refundSale(tx, data, occurredAt),
});

const moveHoldWhenMoved = consumer({
  name: 'move-hold-when-moved',
  event: holdMoved,
  handle: (tx, { data: { paymentId, holdUntil }, occurredAt }) =>
    moveHold(tx, { paymentId, holdUntil: new Date(holdUntil) }, occurredAt),
});

export const paymentConsumers = [
  askForPaymentWhenRequested,
  refundPaymentWhenRequested,
  moveHoldWhenMoved,
];
