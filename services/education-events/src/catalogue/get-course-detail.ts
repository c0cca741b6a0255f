import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { CourseDetail } from '@sidework/contracts/education-events/courses';
import * as Course from '../courses/course.ts';
import { findCourse, partsOf } from '../courses/queries.ts';
import { toCourseDetail } from '../courses/view.ts';
import { seesDelistedCourse } from '../enrollments/enrollment.ts';
import { findEnrollmentIn } from '../enrollments/queries.ts';
import { ratingOf } from '../enrollments/rating-queries.ts';
import { openPaymentsOf } from '../payments/queries.ts';
import { audienceOf } from '../people/queries.ts';

export async function getCourseDetail(
  { db, now }: { db: Db; now: () => Date },
  viewer: Actor | undefined,
  courseId: number,
): Promise<CourseDetail> {
  const shown = await findCourse(db, courseId);
  const enrollment = viewer && (await findEnrollmentIn(db, courseId, viewer.id));
  const newest = shown?.course.replacedBy;
  // An old address leads to the newest version, but for those who keep the older one.
  if (newest && !enrollment) return getCourseDetail({ db, now }, viewer, newest);
  const course = shown?.course;
  const audience = await audienceOf(db, viewer);
  const isEnrolled = enrollment !== undefined && seesDelistedCourse(audience, enrollment);
  Course.requireVisible(course, { ...audience, isEnrolled, isStopped: shown?.isStopped });
  const payments = enrollment && (await openPaymentsOf(db, enrollment.userId, [enrollment.id]));
  const parts = { ...(await partsOf(db, courseId)), rating: await ratingOf(db, courseId) };
  return toCourseDetail({ course, educatorName: shown?.educatorName ?? null }, parts, {
    audience,
    enrollment,
    paymentId: enrollment && payments?.get(enrollment.id),
    today: now().toISOString().slice(0, 10),
  });
}
