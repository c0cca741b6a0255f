import type { Actor } from '@sidework/chassis/http/actor';
import type { StudentStanding } from '@sidework/contracts/education-events/course-options';
import { requireEducator } from '../courses/course.ts';
import { findCourse } from '../courses/queries.ts';
import type { Deps } from '../deps.ts';
import { earnedOf } from './list-students.ts';
import { ratingOf } from './rating-queries.ts';
import { refundedOf, standingsOf } from './student-queries.ts';

const none: Record<StudentStanding, number> = {
  learning: 0,
  stuck: 0,
  finished: 0,
  refunded: 0,
  ended: 0,
};

/** The figures of a course, for its educator. */
export async function getCourseStanding(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  courseId: number,
) {
  requireEducator((await findCourse(db, courseId))?.course, actor);
  const counts = { ...none };
  for (const { standing, count } of await standingsOf(db, courseId, now()))
    counts[standing] = count;
  return {
    counts,
    earnedCents: await earnedOf(db, courseId),
    refundedCents: await refundedOf(db, courseId),
    rating: await ratingOf(db, courseId),
  };
}
