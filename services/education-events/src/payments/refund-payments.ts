import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { refundRequested } from '@sidework/contracts/education-events/events';
import { and, eq } from 'drizzle-orm';
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
  const paid = await tx
    .update(payments)
    .set({ status: 'refund_requested' })
    .where(and(eq(payments.subjectId, subjectId), eq(payments.status, 'succeeded')))
    .returning();
  for (const { id, payerId, amountCents } of paid)
    await emit(tx, refundRequested, { paymentId: id, payerId, amountCents, reason }, at);
}
