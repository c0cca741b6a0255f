import type { Tx } from '@sidework/chassis/db/db';
import { settleEnrollment } from '../enrollments/settle-enrollment.ts';
import * as Payment from '../payments/payment.ts';
import { savePayment } from '../payments/queries.ts';
import { settleRegistration } from '../registrations/settle-registration.ts';
import { lockPaymentWithSubject } from './lock-payment.ts';

/** client-services tells of all payments, and each is settled once; those of other services are passed over. */
export async function settlePayment(
  tx: Tx,
  paymentId: string,
  outcome: 'succeeded' | 'failed',
  at: Date,
): Promise<void> {
  const before = await lockPaymentWithSubject(tx, paymentId);
  const payment = before && Payment.answer(before, outcome, at);
  if (!payment) return;
  await savePayment(tx, payment);
  if (payment.subjectKind === 'enrollment') await settleEnrollment(tx, payment, outcome, at);
  else await settleRegistration(tx, payment, outcome, at);
}
