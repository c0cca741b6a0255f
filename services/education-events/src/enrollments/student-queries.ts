import type { Db } from '@sidework/chassis/db/db';
import { olderThan } from '@sidework/chassis/db/keyset';
import { people } from '@sidework/chassis/people/people';
import { and, count, desc, eq, inArray, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { partsAndProgress } from './queries.ts';
import { enrollments } from './table.ts';

const students = alias(people, 'student');
const hasBegun = inArray(enrollments.status, ['active', 'completed', 'ended']);

/** The students of a course, with what each has done of it. */
export function studentsOf(
  db: Db,
  courseId: number,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  return db
    .select({
      enrollment: enrollments,
      name: students.fullName,
      ...partsAndProgress(db),
    })
    .from(enrollments)
    .leftJoin(students, eq(students.id, enrollments.userId))
    .where(
      and(
        eq(enrollments.courseId, courseId),
        hasBegun,
        olderThan(enrollments.enrolledAt, enrollments.id, cursor),
      ),
    )
    .orderBy(desc(enrollments.enrolledAt), desc(enrollments.id))
    .limit(limit + 1);
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
    .where(and(eq(enrollments.courseId, courseId), eq(enrollments.isPaid, true)))
    .groupBy(enrollments.priceCents, enrollments.feeBps);
}
