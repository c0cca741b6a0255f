import type { Tx } from '@sidework/chassis/db/db';
import { settleEnrollment } from '../enrollments/settle-enrollment.ts';
import * as Payment from '../payments/payment.ts';
import { savePayment } from '../payments/queries.ts';
import { settleRegistration } from '../registrations/settle-registration.ts';
import { lockPaymentWithSubject } from './lock-payment.ts';

/** What client-services says of a payment, once; of others' payments it says more than concerns this service. */
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
