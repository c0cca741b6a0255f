import { conflict, forbidden, notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { daysAfter } from '@sidework/contracts/kernel/local-day';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { Service } from '../../services/service.ts';
import type { payments } from './table.ts';

export type Payment = typeof payments.$inferSelect;

/** So long may a provider say nothing of a card before another may be tried. */
const silence = 2 * 60_000;

export const isOpen = ({ status }: Payment): boolean =>
  status === 'waiting' || status === 'confirming' || status === 'processing';

/** A client has so many days for the card. */
const daysToPay = 1;

/** The payment of a client into a service. */
export const forService = (
  id: string,
  { id: serviceId, title }: Pick<Service, 'id' | 'title'>,
  amountCents: number,
  by: Pick<Actor, 'id'>,
  now: Date,
) =>
  ({
    id,
    purpose: 'service',
    serviceId,
    payerId: by.id,
    amountCents,
    description: title,
    returnTo: webAddresses.myServices,
    status: 'waiting',
    requestedAt: now,
    expiresAt: daysAfter(now, daysToPay),
  }) satisfies typeof payments.$inferInsert;

/** The payment of a client for one milestone of a service. */
export const forMilestone = (
  id: string,
  service: Pick<Service, 'id' | 'title'>,
  milestone: { id: string; title: string; amountCents: number },
  by: Pick<Actor, 'id'>,
  now: Date,
) =>
  ({
    ...forService(id, service, milestone.amountCents, by, now),
    milestoneId: milestone.id,
    description: `${service.title}: ${milestone.title}`,
  }) satisfies typeof payments.$inferInsert;

/** The payment of a client beside the agreed total, which returns to the work. */
const beside = (
  id: string,
  service: Pick<Service, 'id' | 'title'>,
  amountCents: number,
  by: Pick<Actor, 'id'>,
  now: Date,
) => ({
  ...forService(id, service, amountCents, by, now),
  returnTo: webAddresses.service(service.id),
});

/** A tip for the professional of a service. */
export const forTip = (...asked: Parameters<typeof beside>) =>
  ({
    ...beside(...asked),
    purpose: 'tip',
    description: `Tip for ${asked[1].title}`,
  }) satisfies typeof payments.$inferInsert;

/** The payment of a client that pays an expense of the professional back. */
export const forExpense = (
  id: string,
  service: Pick<Service, 'id' | 'title'>,
  expense: { id: string; title: string; amountCents: number },
  by: Pick<Actor, 'id'>,
  now: Date,
) =>
  ({
    ...beside(id, service, expense.amountCents, by, now),
    purpose: 'expense',
    expenseId: expense.id,
    description: `${service.title}: ${expense.title}`,
  }) satisfies typeof payments.$inferInsert;

/** A child never pays (D-38). */
export function requireAdult(isChild: boolean): void {
  if (isChild) throw forbidden('kids_never_pay');
}

/** Throws unless a provider takes payments that way. */
export function requireWay(way: 'card' | 'redirect', asked: 'card' | 'redirect'): void {
  if (way !== asked) throw conflict('payment_other_way');
}

/** The provider has not told the outcome of a card yet, and may still do so. */
const isBeingCharged = ({ status, attemptedAt }: Payment, now: Date): boolean =>
  status === 'processing' &&
  attemptedAt !== null &&
  now.getTime() - attemptedAt.getTime() < silence;

/** A try to pay, under a name of its own at the provider, which tells late word of one from word of the next. */
export function attempt(
  payment: Payment,
  card: string | null,
  by: Actor,
  now: Date,
): Payment & { reference: string } {
  requirePayer(payment, by);
  if (!isOpen(payment) || payment.expiresAt <= now) throw conflict('payment_not_open');
  if (isBeingCharged(payment, now)) throw conflict('payment_in_progress');
  const attempts = payment.attempts + 1;
  const reference = `${payment.id}-${attempts}`;
  return {
    ...payment,
    status: 'processing',
    attempts,
    reference,
    card,
    failure: null,
    attemptedAt: now,
  };
}

/** The bank asks the payer to confirm; its provider may have told the outcome meanwhile. */
export const askToConfirm = (payment: Payment, reference: string): Payment =>
  payment.status === 'processing' && payment.reference === reference
    ? { ...payment, status: 'confirming' }
    : payment;

export function confirm(payment: Payment, by: Actor, now: Date): Payment & { reference: string } {
  requirePayer(payment, by);
  const { reference } = payment;
  if (payment.status !== 'confirming' || !reference || payment.expiresAt <= now)
    throw conflict('payment_not_open');
  return { ...payment, reference, status: 'processing', attemptedAt: now };
}

/** One try did not pay, and another may; word of an earlier one changes nothing. */
export function decline(payment: Payment, reference: string, failure: string): Payment {
  if (!isOpen(payment) || payment.reference !== reference) return payment;
  return { ...payment, status: 'waiting', failure };
}

/** Judges arrived money: it was told of before, pays what is asked for, or is asked for no more. */
export function judge(
  payment: Payment,
  { reference, amountCents }: { reference: string; amountCents: number },
): 'known' | 'due' | 'unwanted' {
  const isPaid = payment.status === 'succeeded' || payment.status === 'refunded';
  if (isPaid && payment.reference === reference) return 'known';
  return isOpen(payment) && payment.amountCents === amountCents ? 'due' : 'unwanted';
}

/** Money arrived in time, for the first time. */
export const succeed = (payment: Payment, reference: string, now: Date): Payment => ({
  ...payment,
  status: 'succeeded',
  reference,
  failure: null,
  settledAt: now,
});

/** Money arrived for something that is not asked for any more, and all of it goes back. */
export const sentBack = (payment: Payment, reference: string, now: Date): Payment =>
  refund(succeed(payment, reference, now), payment.amountCents);

/** The payer decides against it, unless a card is being charged. */
export function abandon(payment: Payment, by: Actor, now: Date): Payment {
  requirePayer(payment, by);
  if (payment.status === 'processing') throw conflict('payment_in_progress');
  if (!isOpen(payment)) throw conflict('payment_not_open');
  return { ...payment, status: 'failed', settledAt: now };
}

/** A client who begins another payment into the same work ends this one, unless a card is being charged. */
export const supersede = (
  payment: Payment,
  now: Date,
  failure = 'Another payment was begun',
): Payment =>
  isOpen(payment) && !isBeingCharged(payment, now)
    ? { ...payment, status: 'failed', failure, settledAt: now }
    : payment;

/** The service that asked for it asks no more. */
export function cancel(payment: Payment, now: Date): Payment {
  if (!isOpen(payment)) throw conflict('payment_not_open');
  return { ...payment, status: 'failed', settledAt: now };
}

/** Its time is over. */
export const expire = (payment: Payment, now: Date): Payment =>
  isOpen(payment) && payment.expiresAt <= now
    ? { ...payment, status: 'expired', settledAt: now }
    : payment;

/** So much of it went back, or is on its way. */
export function refund(payment: Payment, cents: number): Payment {
  const refundedCents = payment.refundedCents + cents;
  return {
    ...payment,
    refundedCents,
    status: refundedCents === payment.amountCents ? 'refunded' : payment.status,
  };
}

function requirePayer({ payerId }: Payment, by: Actor): void {
  if (payerId !== by.id) throw notFound('payment_not_found');
}
