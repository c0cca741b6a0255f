import type { Actor } from '@sidework/chassis/http/actor';
import { lockCourse } from '../courses/queries.ts';
import type { Deps } from '../deps.ts';
import { paidAtOf } from '../payments/queries.ts';
import { refundPayments } from '../payments/refund-payments.ts';
import { percentOf } from './enrollment.ts';
import { giveBack } from './enrollment-refund.ts';
import {
  getCourseIdOf,
  getEnrollmentFor,
  lockOwnEnrollment,
  progressIn,
  saveEnrollment,
} from './queries.ts';
import { tellRefunded } from './tell-refunded.ts';

/** A person who may not act may still take their money back. */
export const refundEnrollment = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  enrollmentId: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const course = await lockCourse(tx, await getCourseIdOf(tx, enrollmentId));
    const enrollment = await lockOwnEnrollment(tx, enrollmentId, actor.id);
    const percent = percentOf(
      enrollment,
      progressIn(await getEnrollmentFor(tx, actor.id, enrollmentId)),
    );
    const paidAt = await paidAtOf(tx, enrollmentId);
    const at = now();
    await saveEnrollment(tx, giveBack(enrollment, { percent, paidAt }, at));
    // The reasons of a refund are a closed list of the first version of its event.
    const refunds = await refundPayments(tx, enrollmentId, 'registration_cancelled', at);
    await tellRefunded(tx, { enrollment, course }, refunds, 'given_back', at);
  });
