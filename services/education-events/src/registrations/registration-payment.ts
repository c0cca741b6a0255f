import { conflict } from '@sidework/chassis/errors';
import { end, hasSeat, type Registration } from './registration.ts';

/** It was paid in time, or its seat is still there; a late one whose seat is gone is refunded. */
export function pay(registration: Registration): Registration {
  if (registration.status !== 'held') throw conflict('registration_not_open');
  return { ...registration, status: 'confirmed', paymentStatus: 'completed', holdExpiresAt: null };
}

/** A late payment confirms a seat that was taken again for it. */
export const revive = (registration: Registration): Registration => ({
  ...registration,
  status: 'confirmed',
  paymentStatus: 'completed',
  holdExpiresAt: null,
  endedAt: null,
});

/** The payment for a seat that is gone goes back; an organizer who was paid at the door keeps the money. */
export const payTooLate = (registration: Registration): Registration =>
  hasSeat(registration) || registration.paymentStatus === 'completed'
    ? registration
    : { ...registration, paymentStatus: 'refund_requested' };

export const failPayment = (registration: Registration, now: Date): Registration => ({
  ...end(registration, 'expired', now),
  paymentStatus: 'failed',
});

/** The organizer was paid at the door (D-70). */
export function markPaid(registration: Registration, by: { id: string }): Registration {
  if (registration.paymentStatus === 'completed') throw conflict('already_paid');
  return { ...pay(registration), markedPaidBy: by.id };
}

/** The money is on its way back; what was paid at the door stays paid. */
export const refund = (registration: Registration): Registration =>
  hasSeat(registration) || registration.paymentStatus === 'completed'
    ? registration
    : { ...registration, paymentStatus: 'refunded' };
