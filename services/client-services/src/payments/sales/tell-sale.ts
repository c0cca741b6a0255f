import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import type { saleEarned, saleRefunded } from '@sidework/contracts/client-services/events/money';
import type { Payment } from '../charges/payment.ts';

interface Posted {
  postingId: string;
  grossCents: number;
  feeCents: number;
  at: Date;
}

/** Tells the books of its seller what a ticket or a course brought, or what of it went back. */
export async function tellSale(
  tx: Tx,
  event: typeof saleEarned | typeof saleRefunded,
  { id: paymentId, payeeId: sellerId, description: title, soldKind: kind, soldId: id }: Payment,
  { at: day, ...posted }: Posted,
  at: Date,
): Promise<void> {
  if (!sellerId || posted.grossCents === 0) return;
  const sold = kind && id ? { kind, id } : null;
  const fact = { paymentId, sellerId, title, sold, at: day.toISOString() };
  await emit(tx, event as typeof saleEarned, { ...fact, ...posted }, at);
}
