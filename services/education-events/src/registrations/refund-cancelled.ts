import type { Tx } from '@sidework/chassis/db/db';
import { refundPayments } from '../payments/refund-payments.ts';
import type { Registration } from './registration.ts';

/** The refund rule says how much of a payment goes back. */
export async function refundCancelled(
  tx: Tx,
  { id, refundCents }: Registration,
  at: Date,
): Promise<void> {
  if (refundCents === 0) return;
  await refundPayments(tx, id, 'registration_cancelled', at, refundCents);
}
