import type { Tx } from '@sidework/chassis/db/db';
import { type RefundReason, refundPart, refundPayments } from '../payments/refund-payments.ts';
import type { Registration } from './registration.ts';

/** The refund rule says how much of a payment goes back. */
export async function refundCancelled(
  tx: Tx,
  ended: Registration,
  at: Date,
  reason: RefundReason = 'registration_cancelled',
): Promise<void> {
  if (ended.refundCents !== 0) await refundSeat(tx, ended, at, reason);
}

/** A seat of a group gives back its own part of the payment alone. */
export async function refundSeat(
  tx: Tx,
  { id, groupId, paymentStatus, paymentAmountCents, refundCents }: Registration,
  at: Date,
  reason: RefundReason,
): Promise<void> {
  if (groupId === null) await refundPayments(tx, id, reason, at, refundCents);
  else if (paymentStatus === 'refund_requested')
    await refundPart(tx, groupId, refundCents ?? paymentAmountCents, reason, at);
}
