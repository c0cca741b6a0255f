import type { Tx } from '@sidework/chassis/db/db';
import { meetNeeds } from '@sidework/chassis/people/needs';
import { needMet } from '@sidework/contracts/education-events/events';
import { lockCourse } from '../courses/queries.ts';
import { refundPayment } from '../payments/refund-payments.ts';
import { isCouponLeft } from './coupon-uses.ts';
import * as Enrollment from './enrollment.ts';
import { paymentKeyOf } from './needs.ts';
import { getCourseIdOf, lockEnrollment, saveEnrollment } from './queries.ts';
import { tellEnrolled } from './tell-enrolled.ts';
import { tellRefunded } from './tell-refunded.ts';

/** A payment that comes too late for its course is refunded. */
export async function settleEnrollment(
  tx: Tx,
  { id: paymentId, subjectId }: { id: string; subjectId: string },
  outcome: 'succeeded' | 'failed',
  at: Date,
): Promise<void> {
  const course = await lockCourse(tx, await getCourseIdOf(tx, subjectId));
  const before = await lockEnrollment(tx, subjectId);
  if (outcome === 'failed') {
    await meetNeeds(tx, { needMet }, [paymentKeyOf(before)], at);
    return saveEnrollment(tx, Enrollment.failPayment(before));
  }
  const isOffered = course.status === 'published' && (await isCouponLeft(tx, before));
  const enrollment = Enrollment.pay(before, isOffered);
  // The reasons of a refund are a closed list of the first version of its event.
  if (!enrollment) {
    const refunds = await refundPayment(tx, paymentId, 'seat_gone', at);
    return tellRefunded(tx, { enrollment: before, course }, refunds, 'paid_too_late', at);
  }
  await saveEnrollment(tx, enrollment);
  if (enrollment.status === before.status) return;
  await tellEnrolled(tx, enrollment, { course, guardianIds: [] }, at);
}
