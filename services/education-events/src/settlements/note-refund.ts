import type { Tx } from '@sidework/chassis/db/db';
import * as Payment from '../payments/payment.ts';
import { savePayment } from '../payments/queries.ts';
import { lockGroup, saveRegistration } from '../registrations/queries.ts';
import { refund } from '../registrations/registration-payment.ts';
import { lockPaymentWithSubject } from './lock-payment.ts';

/** client-services gave back what was paid; of others' payments it says more than concerns this service. */
export async function noteRefund(tx: Tx, paymentId: string): Promise<void> {
  const payment = await lockPaymentWithSubject(tx, paymentId);
  if (!payment) return;
  await savePayment(tx, Payment.refund(payment));
  if (payment.subjectKind !== 'registration') return;
  for (const seat of await lockGroup(tx, payment.subjectId)) {
    // Other seats of a group may not have been given back, or not have been paid.
    if (seat.groupId === null || seat.paymentStatus === 'refund_requested')
      await saveRegistration(tx, refund(seat));
  }
}
