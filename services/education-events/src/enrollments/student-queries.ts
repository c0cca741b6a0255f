import type { Db } from '@sidework/chassis/db/db';
import { olderThan } from '@sidework/chassis/db/keyset';
import { people } from '@sidework/chassis/people/people';
import {
  type StudentStanding,
  stuckDays,
} from '@sidework/contracts/education-events/course-options';
import { and, count, desc, eq, inArray, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { versionsOf } from '../courses/queries.ts';
import { lessons } from '../courses/table.ts';
import { payments } from '../payments/table.ts';
import { partsAndProgress } from './queries.ts';
import { courseRatings, enrollments } from './table.ts';

const students = alias(people, 'student');
const hasBegun = inArray(enrollments.status, ['active', 'completed', 'ended']);
const dayMs = 24 * 60 * 60 * 1000;

/** A learner is stuck who did nothing for days, or who has no try of the quiz left today. */
function standingAt(now: Date) {
  const { status, lastActiveAt, quizOpensAt, isPaid, priceCents } = enrollments;
  const since = new Date(now.getTime() - stuckDays * dayMs).toISOString();
  return sql<StudentStanding>`case
    when ${status} = 'completed' then 'finished'
    when ${status} = 'ended' and not ${isPaid} and ${priceCents} > 0 then 'refunded'
    when ${status} = 'ended' then 'ended'
    when ${lastActiveAt} < ${since}::timestamptz or ${quizOpensAt} > ${now.toISOString()}::timestamptz then 'stuck'
    else 'learning' end`;
}

/**
 * The students of a course and of the versions before it, with what each has done of it. A page is read of each version by
 * its index, because all versions at once would be sorted whole.
 */
export function studentsOf(
  db: Db,
  courseId: number,
  asked: { cursor?: string | undefined; limit: number; standing?: StudentStanding | undefined },
  now: Date,
) {
  const standing = standingAt(now);
  const versions = versionsOf(db, courseId).as('version');
  const newest = db
    .select({ id: enrollments.id, enrolledAt: enrollments.enrolledAt })
    .from(enrollments)
    .where(
      and(
        eq(enrollments.courseId, versions.id),
        hasBegun,
        asked.standing && sql`${standing} = ${asked.standing}`,
        olderThan(enrollments.enrolledAt, enrollments.id, asked.cursor),
      ),
    )
    .orderBy(desc(enrollments.enrolledAt), desc(enrollments.id))
    .limit(asked.limit + 1)
    .as('newest');
  const page = db
    .select({ id: newest.id })
    .from(versions)
    .innerJoinLateral(newest, sql`true`)
    .orderBy(desc(newest.enrolledAt), desc(newest.id))
    .limit(asked.limit + 1)
    .as('page');
  return db
    .select({
      enrollment: enrollments,
      name: students.fullName,
      lessonTitle: lessons.title,
      stars: courseRatings.rating,
      standing,
      ...partsAndProgress(db),
    })
    .from(page)
    .innerJoin(enrollments, eq(enrollments.id, page.id))
    .leftJoin(students, eq(students.id, enrollments.userId))
    .leftJoin(lessons, eq(lessons.id, enrollments.currentLessonId))
    .leftJoin(courseRatings, eq(courseRatings.enrollmentId, enrollments.id))
    .orderBy(desc(enrollments.enrolledAt), desc(enrollments.id));
}

/** The number of students in each state. */
export const standingsOf = (db: Db, courseId: number, now: Date) =>
  db
    .select({ standing: standingAt(now), count: count() })
    .from(enrollments)
    .where(and(inArray(enrollments.courseId, versionsOf(db, courseId)), hasBegun))
    .groupBy(sql`1`);

/** The part of all payments for a course that went back, or is on its way back. */
export async function refundedOf(db: Db, courseId: number): Promise<number> {
  const [row] = await db
    .select({ cents: sum(payments.amountCents) })
    .from(payments)
    .innerJoin(enrollments, eq(enrollments.id, payments.subjectId))
    .where(
      and(
        inArray(enrollments.courseId, versionsOf(db, courseId)),
        inArray(payments.status, ['refund_requested', 'refunded']),
      ),
    );
  return Number(row?.cents ?? 0);
}

/** The payments for a course so far, by the fee that each enrollment began with. */
export async function sharesOf(db: Db, courseId: number) {
  return db
    .select({
      priceCents: enrollments.priceCents,
      feeBps: enrollments.feeBps,
      count: count(),
      total: sum(enrollments.priceCents),
    })
    .from(enrollments)
    .where(
      and(inArray(enrollments.courseId, versionsOf(db, courseId)), eq(enrollments.isPaid, true)),
    )
    .groupBy(enrollments.priceCents, enrollments.feeBps);
}
