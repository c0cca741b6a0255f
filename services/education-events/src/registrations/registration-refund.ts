import type { Event } from '../events/event.ts';
import { refundCentsOf } from '../events/event-ticketing.ts';
import type { registrations } from './table.ts';

type Registration = typeof registrations.$inferSelect;

/** The rule that the holder agreed to says what goes back; after a change of the event the whole price does. */
export function refundByRule(
  before: Registration,
  ended: Registration,
  event: Event,
  now: Date,
): Registration {
  if (ended.paymentStatus !== 'refund_requested' || isAskedAgain(before)) return ended;
  const { paymentAmountCents, refundRule, paymentStatus } = before;
  const refundCents = refundCentsOf(paymentAmountCents, refundRule, event, now);
  return { ...ended, refundCents, ...(refundCents === 0 && { paymentStatus }) };
}

/** A guardian agreed before, and the event was changed since. */
const isAskedAgain = ({ status, agreedTerms }: Registration) =>
  status === 'awaiting_guardian' && agreedTerms !== null;

/** The payer gets this if the seat is given back now; the organizer has what was paid at the door. */
export const refundOnCancel = (
  { paymentAmountCents, refundRule, markedPaidBy }: Registration,
  event: Event,
  now: Date,
): number => (markedPaidBy ? 0 : refundCentsOf(paymentAmountCents, refundRule, event, now));

/** The event never takes place, so that nothing of the price is kept. */
export const giveBackRest = (registration: Registration): Registration => ({
  ...registration,
  paymentStatus: 'refund_requested',
  refundCents: registration.paymentAmountCents,
});
