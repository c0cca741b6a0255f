import type { Tx } from '@sidework/chassis/db/db';
import { eq } from 'drizzle-orm';
import { settleEnrollment } from '../enrollments/settle-enrollment.ts';
import { payments } from '../payments/table.ts';
import { settleRegistration } from '../registrations/settle-registration.ts';
import { lockPaymentWithSubject } from './lock-payment.ts';

/** What client-services says of a payment, once; of others' payments it says more than concerns this service. */
export async function settlePayment(
  tx: Tx,
  paymentId: string,
  outcome: 'succeeded' | 'failed',
  at: Date,
): Promise<void> {
  const payment = await lockPaymentWithSubject(tx, paymentId);
  if (payment?.status !== 'requested') return;
  await tx
    .update(payments)
    .set({ status: outcome, answeredAt: at })
    .where(eq(payments.id, paymentId));
  if (payment.subjectKind === 'enrollment') await settleEnrollment(tx, payment, outcome, at);
  else await settleRegistration(tx, payment, outcome, at);
}
