import type { Db } from '@sidework/chassis/db/db';
import { people } from '@sidework/chassis/people/people';
import { eq } from 'drizzle-orm';
import { courses } from '../courses/table.ts';
import { enrollments } from '../enrollments/table.ts';

/** An enrollment with its learner and the title of its course. */
export async function findEnrolled(db: Db, enrollmentId: string) {
  const [row] = await db
    .select({ enrollment: enrollments, title: courses.title, person: people })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .innerJoin(people, eq(people.id, enrollments.userId))
    .where(eq(enrollments.id, enrollmentId));
  return row;
}
