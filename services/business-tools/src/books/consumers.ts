import { consumer } from '@sidework/chassis/events/consumer';
import { expensePaid, tipGiven } from '@sidework/contracts/client-services/events/extras';
import {
  escrowRefunded,
  escrowReleased,
  saleEarned,
  saleRefunded,
  servicePaidOutside,
} from '@sidework/contracts/client-services/events/money';
import type { z } from 'zod';
import { bookCancellationFee, bookEarning, bookRefund } from './enter-posting.ts';

type Posting = Pick<
  z.infer<typeof escrowRefunded.data>,
  'professionalId' | 'postingId' | 'serviceId' | 'title' | 'clientName' | 'at'
>;

const ofService = ({ professionalId, postingId, serviceId, title, clientName, at }: Posting) => ({
  professionalId,
  postingId,
  origin: { kind: 'service' as const, id: serviceId },
  what: clientName ? `${title}, for ${clientName}` : title,
  at,
});

const ofExtra = (paid: z.infer<typeof tipGiven.data>, of: string) => {
  const known = ofService(paid);
  const taken = { grossCents: paid.amountCents, feeCents: 0 };
  return { ...known, ...taken, what: `${of}: ${known.what}` };
};

const ofSale = (sale: z.infer<typeof saleEarned.data>) => ({
  professionalId: sale.sellerId,
  postingId: sale.postingId,
  origin: sale.sold,
  what: sale.sold
    ? `${sale.sold.kind === 'event' ? 'Ticket' : 'Course'}: ${sale.title}`
    : sale.title,
  at: sale.at,
  grossCents: sale.grossCents,
  feeCents: sale.feeCents,
});

export const bookIncomeWhenEscrowReleased = consumer({
  name: 'book-income-when-escrow-released',
  event: escrowReleased,
  handle: (tx, { data, occurredAt }) => {
    const { grossCents, feeCents } = data;
    return bookEarning(tx, { ...ofService(data), grossCents, feeCents }, occurredAt);
  },
});

export const reverseIncomeWhenEscrowRefunded = consumer({
  name: 'reverse-income-when-escrow-refunded',
  event: escrowRefunded,
  handle: (tx, { data, occurredAt }) => {
    const { grossCents, feeCents } = data;
    const bookIt = data.why === 'cancellation_fee' ? bookCancellationFee : bookRefund;
    return bookIt(tx, { ...ofService(data), grossCents, feeCents }, occurredAt);
  },
});

export const bookIncomeWhenServicePaidOutside = consumer({
  name: 'book-income-when-service-paid-outside',
  event: servicePaidOutside,
  handle: (tx, { data, occurredAt }) => {
    const origin = { kind: 'paid_outside' as const, id: data.serviceId };
    const taken = { grossCents: data.amountCents, feeCents: 0 };
    return bookEarning(tx, { ...ofService(data), ...taken, origin }, occurredAt);
  },
});

export const bookIncomeWhenSaleEarned = consumer({
  name: 'book-income-when-sale-earned',
  event: saleEarned,
  handle: (tx, { data, occurredAt }) => bookEarning(tx, ofSale(data), occurredAt),
});

export const reverseIncomeWhenSaleRefunded = consumer({
  name: 'reverse-income-when-sale-refunded',
  event: saleRefunded,
  handle: (tx, { data, occurredAt }) => bookRefund(tx, ofSale(data), occurredAt),
});

/** A tip is gross income, and the platform keeps nothing of it. */
export const bookIncomeWhenTipGiven = consumer({
  name: 'book-income-when-tip-given',
  event: tipGiven,
  handle: (tx, { data, occurredAt }) => bookEarning(tx, ofExtra(data, 'Tip'), occurredAt),
});

/** An expense that is paid back is income; the purchase is the professional's own deduction. */
export const bookIncomeWhenExpensePaid = consumer({
  name: 'book-income-when-expense-paid',
  event: expensePaid,
  handle: (tx, { data, occurredAt }) =>
    bookEarning(tx, ofExtra(data, `Expense paid back, ${data.expenseTitle}`), occurredAt),
});
