import type { Tx } from '@sidework/chassis/db/db';
import * as Payment from './payment.ts';
import { insertPayment, lockOpenFor, savePayment } from './queries.ts';

/** One payment for a service is open at a time of each purpose: the one before ends, unless its card is being charged. */
export async function beginPayment(
  tx: Tx,
  payment: Parameters<typeof insertPayment>[1] & { serviceId: string },
  at: Date,
): Promise<{ paymentId: string }> {
  for (const open of await lockOpenFor(tx, payment.serviceId, payment.purpose))
    await savePayment(tx, open, Payment.supersede(open, at));
  await insertPayment(tx, payment);
  return { paymentId: payment.id };
}
