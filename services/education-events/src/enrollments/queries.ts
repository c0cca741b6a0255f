import type { Db, Tx } from '@sidework/chassis/db/db';
import { olderThan } from '@sidework/chassis/db/keyset';
import { notFound } from '@sidework/chassis/errors';
import type { PageOfDue } from '@sidework/chassis/jobs/each-alone';
import { people } from '@sidework/chassis/people/people';
import { and, count, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { certificates } from '../certificates/table.ts';
import { courses, lessons, quizQuestions } from '../courses/table.ts';
import type { Enrollment, Progress } from './enrollment.ts';
import { enrollments, lessonProgress } from './table.ts';

const educators = alias(people, 'educator');

export async function findEnrollmentIn(
  db: Db,
  courseId: number,
  userId: string,
): Promise<Enrollment | undefined> {
  const [row] = await db
    .select()
    .from(enrollments)
    .where(and(eq(enrollments.courseId, courseId), eq(enrollments.userId, userId)));
  return row;
}

/** The same row, held until the end of the transaction. */
export async function lockEnrollmentIn(
  tx: Tx,
  courseId: number,
  userId: string,
): Promise<Enrollment | undefined> {
  const [row] = await tx
    .select()
    .from(enrollments)
    .where(and(eq(enrollments.courseId, courseId), eq(enrollments.userId, userId)))
    .for('update');
  return row;
}

/** False where the same person enrolled at this very moment. */
export async function insertEnrollment(tx: Tx, enrollment: Enrollment): Promise<boolean> {
  const inserted = await tx
    .insert(enrollments)
    .values(enrollment)
    .onConflictDoNothing({ target: [enrollments.courseId, enrollments.userId] })
    .returning({ id: enrollments.id });
  return inserted.length > 0;
}

export async function saveEnrollment(tx: Tx, { id, ...enrollment }: Enrollment): Promise<void> {
  await tx.update(enrollments).set(enrollment).where(eq(enrollments.id, id));
}

export async function findCourseIdOf(db: Db, enrollmentId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ courseId: enrollments.courseId })
    .from(enrollments)
    .where(eq(enrollments.id, enrollmentId));
  return row?.courseId;
}

/** The course of an enrollment is locked before it, as where staff take a course down. */
export async function getCourseIdOf(db: Db, enrollmentId: string): Promise<number> {
  const courseId = await findCourseIdOf(db, enrollmentId);
  if (courseId === undefined) throw notFound('enrollment_not_found');
  return courseId;
}

export async function lockEnrollment(tx: Tx, id: string): Promise<Enrollment> {
  const [row] = await tx.select().from(enrollments).where(eq(enrollments.id, id)).for('update');
  if (!row) throw notFound('enrollment_not_found');
  return row;
}

/** One's own; whose it is not learns nothing of it. */
export async function lockOwnEnrollment(tx: Tx, id: string, userId: string): Promise<Enrollment> {
  const [row] = await tx
    .select()
    .from(enrollments)
    .where(and(eq(enrollments.id, id), eq(enrollments.userId, userId)))
    .for('update');
  if (!row) throw notFound('enrollment_not_found');
  return row;
}

/** The enrollments whose wait is over. */
export const dueEnrollments = (db: Db, now: Date, { after, limit }: PageOfDue) =>
  db
    .select({ id: enrollments.id })
    .from(enrollments)
    .where(
      and(
        inArray(enrollments.status, ['awaiting_guardian', 'awaiting_payment']),
        lte(enrollments.holdExpiresAt, now),
        after ? gt(enrollments.id, after) : undefined,
      ),
    )
    .orderBy(enrollments.id)
    .limit(limit);

const lessonsIn = (db: Db) =>
  db.select({ count: count() }).from(lessons).where(eq(lessons.courseId, enrollments.courseId));

/** It counts the questions of the quiz behind all lessons. */
const questionsIn = (db: Db) =>
  db
    .select({ count: count() })
    .from(quizQuestions)
    .where(and(eq(quizQuestions.courseId, enrollments.courseId), isNull(quizQuestions.lessonId)));

const completedLessons = (db: Db) =>
  db
    .select({ count: count() })
    .from(lessonProgress)
    .where(eq(lessonProgress.enrollmentId, enrollments.id));

export const partsAndProgress = (db: Db) => ({
  lessonCount: sql<number>`(${lessonsIn(db)})::int`,
  questionCount: sql<number>`(${questionsIn(db)})::int`,
  completedCount: sql<number>`(${completedLessons(db)})::int`,
});

function shown(db: Db) {
  return db
    .select({
      enrollment: enrollments,
      course: courses,
      educatorName: educators.fullName,
      certificateCode: certificates.code,
      ...partsAndProgress(db),
    })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .leftJoin(educators, eq(educators.id, courses.educatorId))
    .leftJoin(certificates, eq(certificates.enrollmentId, enrollments.id));
}
export type ShownEnrollment = Awaited<ReturnType<typeof shown>>[number];

export const progressIn = ({
  lessonCount,
  completedCount,
  questionCount,
}: Pick<ShownEnrollment, 'lessonCount' | 'completedCount' | 'questionCount'>): Progress => ({
  lessonCount,
  completedCount,
  hasQuiz: questionCount > 0,
});

export function enrollmentsFor(
  db: Db,
  userId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ShownEnrollment[]> {
  return shown(db)
    .where(
      and(
        eq(enrollments.userId, userId),
        olderThan(enrollments.enrolledAt, enrollments.id, cursor),
      ),
    )
    .orderBy(desc(enrollments.enrolledAt), desc(enrollments.id))
    .limit(limit + 1);
}

export async function getEnrollmentFor(
  db: Db,
  userId: string,
  id: string,
): Promise<ShownEnrollment> {
  const [row] = await shown(db).where(and(eq(enrollments.id, id), eq(enrollments.userId, userId)));
  if (!row) throw notFound('enrollment_not_found');
  return row;
}

/** Some of the enrollments that are not over, locked, and whether each learner has finished a lesson. */
export async function enrollmentsToEnd(
  tx: Tx,
  courseId: number,
  { after, limit }: { after: string | undefined; limit: number },
) {
  const open = await tx
    .select()
    .from(enrollments)
    .where(
      and(
        eq(enrollments.courseId, courseId),
        inArray(enrollments.status, ['awaiting_guardian', 'awaiting_payment', 'active']),
        after ? gt(enrollments.id, after) : undefined,
      ),
    )
    .orderBy(enrollments.id)
    .limit(limit)
    .for('update');
  const begun = await tx
    .selectDistinct({ id: lessonProgress.enrollmentId })
    .from(lessonProgress)
    .where(
      inArray(
        lessonProgress.enrollmentId,
        open.map(({ id }) => id),
      ),
    );
  const ids = new Set(begun.map(({ id }) => id));
  return open.map((enrollment) => ({ enrollment, hasBegun: ids.has(enrollment.id) }));
}

/** The enrollments that a person has not completed, locked; an expired one is among them, since a late payment could bring it back. */
export const lockUnfinishedOf = (tx: Tx, personId: string) =>
  tx
    .select()
    .from(enrollments)
    .where(
      and(
        eq(enrollments.userId, personId),
        inArray(enrollments.status, ['awaiting_guardian', 'awaiting_payment', 'active', 'expired']),
      ),
    )
    .orderBy(enrollments.id)
    .for('update');

/** A second time changes nothing. */
export async function insertCompletedLesson(
  tx: Tx,
  completed: typeof lessonProgress.$inferInsert,
): Promise<void> {
  await tx.insert(lessonProgress).values(completed).onConflictDoNothing();
}

export async function completedLessonsOf(db: Db, enrollmentId: string): Promise<Set<string>> {
  const rows = await db
    .select({ lessonId: lessonProgress.lessonId })
    .from(lessonProgress)
    .where(eq(lessonProgress.enrollmentId, enrollmentId));
  return new Set(rows.map(({ lessonId }) => lessonId));
}
