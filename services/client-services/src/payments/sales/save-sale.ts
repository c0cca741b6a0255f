import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { saleExpected } from '@sidework/contracts/client-services/events/money';
import type { Payment } from '../charges/payment.ts';
import { savePayment } from '../charges/queries.ts';
import * as Sale from './sale.ts';

/** Saves the payment of a sale, and tells its seller's plan where something else is to come of it. */
export async function saveSale(tx: Tx, before: Payment, after: Payment, at: Date): Promise<void> {
  await savePayment(tx, before, after);
  const {
    id: paymentId,
    payeeId: sellerId,
    description: title,
    soldKind: kind,
    soldId: id,
  } = after;
  const { holdUntil, ...sums } = Sale.expected(after);
  if (!sellerId || isDeepStrictEqual(Sale.expected(before), { holdUntil, ...sums })) return;
  const sold = kind && id ? { kind, id } : null;
  const told = { paymentId, sellerId, title, sold, ...sums };
  await emit(tx, saleExpected, { ...told, holdUntil: holdUntil?.toISOString() ?? null }, at);
}
