import { toPage } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import { shownName } from '@sidework/chassis/people/shown-name';
import { shareOf } from '@sidework/contracts/education-events/course-money';
import type { CourseStudent } from '@sidework/contracts/education-events/courses';
import { requireEducator } from '../courses/course.ts';
import { findCourse } from '../courses/queries.ts';
import type { Deps } from '../deps.ts';
import * as Enrollment from './enrollment.ts';
import { progressIn } from './queries.ts';
import { sharesOf, studentsOf } from './student-queries.ts';

/** The students of a course, for its educator; other people are told that there is no such course. */
export async function listStudents(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  courseId: number,
  query: { cursor?: string | undefined; limit: number },
) {
  requireEducator((await findCourse(db, courseId))?.course, actor);
  const shares = await sharesOf(db, courseId);
  const page = toPage(
    await studentsOf(db, courseId, query),
    query.limit,
    toStudent,
    ({ enrollment }) => [enrollment.enrolledAt.toISOString(), enrollment.id],
  );
  return {
    ...page,
    earnedCents: shares.reduce(
      (earned, { priceCents, feeBps, count }) => earned + count * shareOf(priceCents, feeBps),
      0,
    ),
  };
}

function toStudent({
  enrollment,
  name,
  ...counts
}: Awaited<ReturnType<typeof studentsOf>>[number]): CourseStudent {
  return {
    id: enrollment.id,
    name: shownName(name),
    status: enrollment.status,
    percent: Enrollment.percentOf(enrollment, progressIn(counts)),
    enrolledAt: enrollment.enrolledAt.toISOString(),
    earnedCents: enrollment.isPaid ? shareOf(enrollment.priceCents, enrollment.feeBps) : 0,
  };
}
