import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Actor } from '@sidework/chassis/http/actor';
import { isKid, requireActing } from '@sidework/chassis/people/people';
import { v7 as uuidv7 } from 'uuid';
import * as Course from '../courses/course.ts';
import { getCourse, lockCourse } from '../courses/queries.ts';
import type { Deps } from '../deps.ts';
import { usableCoupon } from './coupon-uses.ts';
import * as Enrollment from './enrollment.ts';
import { insertEnrollment, lockEnrollmentIn, saveEnrollment } from './queries.ts';
import { tellEnrolled } from './tell-enrolled.ts';

/** Enrolls a person once: a second request finds the enrollment, or the wait for it, of the first. */
export async function enrollInCourse(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  actor: Actor,
  courseId: number,
  code?: string,
): Promise<void> {
  const limit = perHour(actor.id, 'enrollments', config.REGISTRATIONS_PER_HOUR, now());
  await enforceRateLimit(db, limit, 'too_many_registrations');
  await db.transaction(async (tx) => {
    const person = await requireActing(tx, actor);
    await lockCourse(tx, courseId);
    const { course, isStopped } = await getCourse(tx, courseId);
    const before = await lockEnrollmentIn(tx, courseId, actor.id);
    const at = now();
    const coupon = before?.isPaid ? undefined : await usableCoupon(tx, courseId, code, at);
    const by = { id: actor.id, isChild: isKid(person), coupon };
    Course.requireVisible(course, {
      id: actor.id,
      isEnrolled: before !== undefined,
      isStopped,
      // The refusal of a child says why.
      isChild: false,
    });
    const enrollment = Enrollment.enroll(uuidv7(), course, by, before, at);
    if (enrollment === before) return;
    Course.requireOffered(course, isStopped);
    if (before) await saveEnrollment(tx, enrollment);
    else if (!(await insertEnrollment(tx, enrollment))) return;
    await tellEnrolled(tx, enrollment, { course, guardianIds: person.guardianIds }, at);
  });
}
