import type { Tx } from '@sidework/chassis/db/db';
import { eq } from 'drizzle-orm';
import { payments } from '../payments/table.ts';
import { lockRegistration, saveRegistration } from '../registrations/queries.ts';
import * as Registration from '../registrations/registration.ts';
import { lockPaymentWithSubject } from './lock-payment.ts';

/** client-services gave back what was paid; of others' payments it says more than concerns this service. */
export async function noteRefund(tx: Tx, paymentId: string): Promise<void> {
  const payment = await lockPaymentWithSubject(tx, paymentId);
  if (!payment) return;
  await tx.update(payments).set({ status: 'refunded' }).where(eq(payments.id, paymentId));
  if (payment.subjectKind !== 'registration') return;
  const before = await lockRegistration(tx, payment.subjectId);
  await saveRegistration(tx, Registration.refund(before));
}
