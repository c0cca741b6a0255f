import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { CourseDetail } from '@sidework/contracts/education-events/courses';
import { findEnrollmentIn } from '../enrollments/queries.ts';
import { openPaymentsOf } from '../payments/queries.ts';
import * as Course from './course.ts';
import { countParts, findCourse } from './queries.ts';
import { toCourseDetail } from './view.ts';

export async function getCourseDetail(
  { db }: { db: Db },
  viewer: Actor | undefined,
  courseId: number,
): Promise<CourseDetail> {
  const shown = await findCourse(db, courseId);
  const enrollment = viewer && (await findEnrollmentIn(db, courseId, viewer.id));
  const course = shown?.course;
  Course.requireVisible(course, { id: viewer?.id, isEnrolled: enrollment !== undefined });
  const payments = enrollment && (await openPaymentsOf(db, enrollment.userId, [enrollment.id]));
  const parts = await countParts(db, courseId);
  return toCourseDetail({ course, educatorName: shown?.educatorName ?? null }, parts, {
    id: viewer?.id,
    enrollment,
    paymentId: enrollment && payments?.get(enrollment.id),
  });
}
