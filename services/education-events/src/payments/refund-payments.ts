import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { refundRequested } from '@sidework/contracts/education-events/events';
import { and, eq, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { payments } from './table.ts';

export type RefundReason = z.infer<typeof refundRequested.data>['reason'];

/** Asks for what was paid for something to go back, once. */
export async function refundPayments(
  tx: Tx,
  subjectId: string,
  reason: RefundReason,
  at: Date,
): Promise<void> {
  await refundPaid(tx, eq(payments.subjectId, subjectId), reason, at);
}

/** Asks for one payment to go back: what else was paid for the same has brought something. */
export async function refundPayment(
  tx: Tx,
  paymentId: string,
  reason: RefundReason,
  at: Date,
): Promise<void> {
  await refundPaid(tx, eq(payments.id, paymentId), reason, at);
}

async function refundPaid(tx: Tx, which: SQL, reason: RefundReason, at: Date) {
  const paid = await tx
    .update(payments)
    .set({ status: 'refund_requested' })
    .where(and(which, eq(payments.status, 'succeeded')))
    .returning();
  for (const { id, payerId, amountCents } of paid)
    await emit(tx, refundRequested, { paymentId: id, payerId, amountCents, reason }, at);
}
