import type { Db, Tx } from '@sidework/chassis/db/db';
import { hasWords } from '@sidework/chassis/db/folded';
import { countOf, fromCursor } from '@sidework/chassis/db/keyset';
import { notFound } from '@sidework/chassis/errors';
import { people } from '@sidework/chassis/people/people';
import type { CourseType } from '@sidework/contracts/education-events/course-options';
import type { CourseDraft } from '@sidework/contracts/education-events/course-submissions';
import type { CourseSearch } from '@sidework/contracts/education-events/courses';
import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import type { Audience } from '../people/audience.ts';
import type { Course, NewCourse } from './course.ts';
import { courses, courseWords, lessons, quizQuestions } from './table.ts';

/** A course with its educator, who is null for the platform's own courses. */
export interface ShownCourse {
  course: Course;
  educatorName: string | null;
  /** Whether its educator was banned or has left. */
  isStopped?: boolean;
}

/** The place in a list that is ordered by number. */
const placeIn = (cursor: string) => countOf(fromCursor(cursor, 1)[0]);

/** Off the list while its educator may not act, and back when they may again; Sidework's own have no educator. */
const mayTeach = sql`${people.mayAct} is not false`;
const isOffered = and(eq(courses.status, 'published'), mayTeach);

/** Children are shown the courses that they may take, all of which staff approved (decision 67). */
const shownTo = ({ isChild }: Audience) =>
  and(isOffered, isChild ? eq(courses.allowsKids, true) : undefined);

export function publishedCourses(
  db: Db,
  audience: Audience,
  query: CourseSearch,
): Promise<ShownCourse[]> {
  const { search, category, type, cursor, limit } = query;
  return db
    .select({ course: courses, educatorName: people.fullName })
    .from(courses)
    .leftJoin(people, eq(people.id, courses.educatorId))
    .where(
      and(
        shownTo(audience),
        search ? hasWords(courseWords, search) : undefined,
        category && eq(courses.category, category),
        type && eq(courses.type, type),
        cursor ? gt(courses.id, placeIn(cursor)) : undefined,
      ),
    )
    .orderBy(asc(courses.id))
    .limit(limit + 1);
}

/** The types that there are any of: a filter for nothing is not offered (decision 61). */
export async function publishedTypes(db: Db, audience: Audience): Promise<CourseType[]> {
  const rows = await db
    .selectDistinct({ type: courses.type })
    .from(courses)
    .leftJoin(people, eq(people.id, courses.educatorId))
    .where(shownTo(audience));
  return rows.map(({ type }) => type);
}

export async function findCourse(db: Db, id: number): Promise<ShownCourse | undefined> {
  const [row] = await db
    .select({
      course: courses,
      educatorName: people.fullName,
      isStopped: sql<boolean>`${people.mayAct} is false`,
    })
    .from(courses)
    .leftJoin(people, eq(people.id, courses.educatorId))
    .where(eq(courses.id, id));
  return row;
}

export async function getCourse(db: Db, id: number): Promise<ShownCourse> {
  const shown = await findCourse(db, id);
  if (!shown) throw notFound('course_not_found');
  return shown;
}

export async function countParts(db: Db, courseId: number) {
  const [lessonRow] = await db
    .select({ count: count() })
    .from(lessons)
    .where(eq(lessons.courseId, courseId));
  const [questionRow] = await db
    .select({ count: count() })
    .from(quizQuestions)
    .where(eq(quizQuestions.courseId, courseId));
  return { lessonCount: lessonRow?.count ?? 0, questionCount: questionRow?.count ?? 0 };
}

export const lessonsOf = (db: Db, courseId: number) =>
  db.select().from(lessons).where(eq(lessons.courseId, courseId)).orderBy(asc(lessons.position));

export const questionsOf = (db: Db, courseId: number) =>
  db
    .select()
    .from(quizQuestions)
    .where(eq(quizQuestions.courseId, courseId))
    .orderBy(asc(quizQuestions.position));

/** A course enters the catalogue with its lessons and its quiz. */
export async function insertCourse(
  tx: Tx,
  course: NewCourse,
  draft: Pick<CourseDraft, 'lessons' | 'questions'>,
): Promise<number> {
  const [inserted] = await tx.insert(courses).values(course).returning({ id: courses.id });
  if (!inserted) throw new Error('the course was not inserted');
  const courseId = inserted.id;
  await tx
    .insert(lessons)
    .values(draft.lessons.map((lesson, position) => ({ ...lesson, courseId, position })));
  if (draft.questions.length > 0)
    await tx
      .insert(quizQuestions)
      .values(draft.questions.map((question, position) => ({ ...question, courseId, position })));
  return courseId;
}

export async function archiveCourseRow(tx: Tx, id: number): Promise<void> {
  await tx.update(courses).set({ status: 'archived' }).where(eq(courses.id, id));
}

export async function archiveCoursesOf(tx: Tx, educatorId: string): Promise<void> {
  await tx
    .update(courses)
    .set({ status: 'archived' })
    .where(and(eq(courses.educatorId, educatorId), sql`status = 'published'`));
}

export async function lockCourse(tx: Tx, id: number): Promise<Course> {
  const [course] = await tx.select().from(courses).where(eq(courses.id, id)).for('update');
  if (!course) throw notFound('course_not_found');
  return course;
}

export async function saveCourse(tx: Tx, { id, ...course }: Course): Promise<void> {
  await tx.update(courses).set(course).where(eq(courses.id, id));
}
