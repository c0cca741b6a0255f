import type { Tx } from '@sidework/chassis/db/db';
import type { Service } from '../../services/service.ts';
import { addRefund } from '../../transfers/add-transfer.ts';
import * as Payment from '../charges/payment.ts';
import { lockPaidFor, savePayment } from '../charges/queries.ts';

/**
 * Sends what the client of a service gets back to the cards that paid for it, the latest first. What goes beyond them, as a
 * fee that its professional pays, stays on the client's balance.
 */
export async function refundToCards(
  tx: Tx,
  { id: serviceId, clientId }: Service,
  cents: number,
  at: Date,
): Promise<void> {
  let left = cents;
  if (left === 0) return;
  for (const paid of await lockPaidFor(tx, serviceId)) {
    const amountCents = Math.min(left, paid.amountCents - paid.refundedCents);
    if (amountCents === 0 || !paid.reference) continue;
    left -= amountCents;
    await savePayment(tx, paid, Payment.refund(paid, amountCents));
    const { reference } = paid;
    await addRefund(tx, { personId: clientId, serviceId, reference, amountCents }, at);
  }
}
