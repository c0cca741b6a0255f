import type { Tx } from '@sidework/chassis/db/db';
import { type RefundReason, refundPayments } from '../payments/refund-payments.ts';
import type { Registration } from './registration.ts';

/** The refund rule says how much of a payment goes back. */
export async function refundCancelled(
  tx: Tx,
  { id, refundCents }: Registration,
  at: Date,
  reason: RefundReason = 'registration_cancelled',
): Promise<void> {
  if (refundCents === 0) return;
  await refundPayments(tx, id, reason, at, refundCents);
}
