import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { paymentFailed } from '@sidework/contracts/client-services/events/money';
import type { Payment } from './payment.ts';

/** Tells the service that asked for the payment that it will not be paid; a client's own payment needs no word. */
export async function tellUnpaid(
  tx: Tx,
  { id: paymentId, payerId, amountCents, purpose }: Payment,
  reason: string,
  at: Date,
): Promise<void> {
  if (purpose !== 'asked') return;
  await emit(tx, paymentFailed, { paymentId, payerId, amountCents, reason }, at);
}
