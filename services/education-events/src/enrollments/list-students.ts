import type { Db } from '@sidework/chassis/db/db';
import { toPage } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import { shownName } from '@sidework/chassis/people/shown-name';
import { shareOf } from '@sidework/contracts/education-events/course-money';
import type { StudentStanding } from '@sidework/contracts/education-events/course-options';
import type { CourseStudent } from '@sidework/contracts/education-events/courses';
import { requireEducator } from '../courses/course.ts';
import { findCourse } from '../courses/queries.ts';
import type { Deps } from '../deps.ts';
import * as Enrollment from './enrollment.ts';
import { progressIn } from './queries.ts';
import { sharesOf, studentsOf } from './student-queries.ts';

/** The students of a course, for its educator; other people are told that there is no such course. */
export async function listStudents(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  courseId: number,
  query: { cursor?: string | undefined; limit: number; standing?: StudentStanding | undefined },
) {
  requireEducator((await findCourse(db, courseId))?.course, actor);
  const page = toPage(
    await studentsOf(db, courseId, query, now()),
    query.limit,
    toStudent,
    ({ enrollment }) => [enrollment.enrolledAt.toISOString(), enrollment.id],
  );
  return { ...page, earnedCents: await earnedOf(db, courseId) };
}

/** The educator's share of all that was paid. */
export const earnedOf = async (db: Db, courseId: number): Promise<number> =>
  (await sharesOf(db, courseId)).reduce(
    (earned, { priceCents, feeBps, count }) => earned + count * shareOf(priceCents, feeBps),
    0,
  );

function toStudent({
  enrollment,
  name,
  standing,
  lessonTitle,
  stars,
  ...counts
}: Awaited<ReturnType<typeof studentsOf>>[number]): CourseStudent {
  return {
    id: enrollment.id,
    name: shownName(name),
    status: enrollment.status,
    standing,
    percent: Enrollment.percentOf(enrollment, progressIn(counts)),
    lessonTitle,
    enrolledAt: enrollment.enrolledAt.toISOString(),
    lastActiveAt: enrollment.lastActiveAt.toISOString(),
    stars,
    earnedCents: enrollment.isPaid ? shareOf(enrollment.priceCents, enrollment.feeBps) : 0,
  };
}
