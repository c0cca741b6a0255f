import type { Tx } from '@sidework/chassis/db/db';
import { meetNeeds } from '@sidework/chassis/people/needs';
import { needMet } from '@sidework/contracts/education-events/events';
import { getCourse } from '../courses/queries.ts';
import * as Enrollment from './enrollment.ts';
import { paymentKeyOf } from './needs.ts';
import { lockEnrollment, saveEnrollment } from './queries.ts';
import { tellEnrolled } from './tell-enrolled.ts';

/** What became of the payment of a course. */
export async function settleEnrollment(
  tx: Tx,
  enrollmentId: string,
  outcome: 'succeeded' | 'failed',
  at: Date,
): Promise<void> {
  const before = await lockEnrollment(tx, enrollmentId);
  if (outcome === 'failed') {
    await meetNeeds(tx, { needMet }, [paymentKeyOf(before)], at);
    return saveEnrollment(tx, Enrollment.failPayment(before));
  }
  const enrollment = Enrollment.pay(before);
  await saveEnrollment(tx, enrollment);
  if (enrollment.status === before.status) return;
  const { course } = await getCourse(tx, enrollment.courseId);
  await tellEnrolled(tx, enrollment, { course, guardianIds: [] }, at);
}
