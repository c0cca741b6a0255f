import type { Db, Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import { people } from '@sidework/chassis/people/people';
import { passPercent } from '@sidework/contracts/education-events/course-options';
import type { CourseDraft } from '@sidework/contracts/education-events/course-submissions';
import { and, asc, count, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Course, NewCourse } from './course.ts';
import { courses, lessons, quizQuestions } from './table.ts';

/** A course with its educator, who is null for the platform's own courses. */
export interface ShownCourse {
  course: Course;
  educatorName: string | null;
  /** Whether its educator was banned or has left. */
  isStopped?: boolean;
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

/** The lessons of a course as its page lists them, and how many questions its quiz has. */
export async function partsOf(db: Db, courseId: number) {
  const [questionRow] = await db
    .select({ count: count() })
    .from(quizQuestions)
    .where(and(eq(quizQuestions.courseId, courseId), isNull(quizQuestions.lessonId)));
  return { lessons: await outlineOf(db, courseId), questionCount: questionRow?.count ?? 0 };
}

/** A lesson may be a whole chapter, so that only what a preview shows is read for the page. */
const shownText = <T extends typeof lessons.content | typeof lessons.videoUrl>(column: T) =>
  sql<
    T['_']['data'] | null
  >`case when ${lessons.isPreview} and ${lessons.kind} <> 'file' then ${column} end`;

const countOfLesson = (db: Db) =>
  db.select({ count: count() }).from(quizQuestions).where(eq(quizQuestions.lessonId, lessons.id));

const outlineOf = (db: Db, courseId: number) =>
  db
    .select({
      id: lessons.id,
      title: lessons.title,
      kind: lessons.kind,
      minutes: lessons.minutes,
      questionCount: sql<number>`(${countOfLesson(db)})::int`,
      isSample: lessons.isSample,
      isPreview: lessons.isPreview,
      content: shownText(lessons.content),
      videoUrl: shownText(lessons.videoUrl),
    })
    .from(lessons)
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(lessons.position));
export type OutlinedLesson = Awaited<ReturnType<typeof outlineOf>>[number];

export const lessonsOf = (db: Db, courseId: number) =>
  db.select().from(lessons).where(eq(lessons.courseId, courseId)).orderBy(asc(lessons.position));

/** The questions of the quiz behind all lessons. */
export const questionsOf = (db: Db, courseId: number) =>
  db
    .select()
    .from(quizQuestions)
    .where(and(eq(quizQuestions.courseId, courseId), isNull(quizQuestions.lessonId)))
    .orderBy(asc(quizQuestions.position));

/** The questions behind single lessons. */
export const lessonQuestionsOf = (db: Db, courseId: number) =>
  db
    .select()
    .from(quizQuestions)
    .where(and(eq(quizQuestions.courseId, courseId), isNotNull(quizQuestions.lessonId)))
    .orderBy(asc(quizQuestions.position));

/** Whether a learner answers a question or is seen at a session: without that a course gives no certificate. */
export async function isTested(db: Db, courseId: number): Promise<boolean> {
  const [question] = await db
    .select({ id: quizQuestions.id })
    .from(quizQuestions)
    .where(eq(quizQuestions.courseId, courseId))
    .limit(1);
  if (question) return true;
  const [live] = await db
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.courseId, courseId), eq(lessons.kind, 'live')))
    .limit(1);
  return live !== undefined;
}

type Asked = CourseDraft['questions'][number] & { lessonId: string | null };

const quizOf = (quiz: CourseDraft['lessons'][number]['quiz']) =>
  quiz
    ? { passPercent: quiz.passPercent ?? passPercent, quizSize: quiz.quizSize ?? null }
    : { passPercent: null, quizSize: null };

/** A course enters the catalogue with its lessons and its quiz. */
export async function insertCourse(
  tx: Tx,
  course: NewCourse,
  draft: Pick<CourseDraft, 'lessons' | 'questions'>,
): Promise<number> {
  const [inserted] = await tx.insert(courses).values(course).returning({ id: courses.id });
  if (!inserted) throw new Error('the course was not inserted');
  const courseId = inserted.id;
  const asked: Asked[] = draft.questions.map((question) => ({ ...question, lessonId: null }));
  for (const [position, { quiz, file, video, ...lesson }] of draft.lessons.entries()) {
    const named = {
      fileId: file?.id ?? null,
      fileName: file?.name ?? null,
      videoId: video?.id ?? null,
      posterId: video?.poster?.id ?? null,
      captionsId: video?.captions?.id ?? null,
    };
    const [row] = await tx
      .insert(lessons)
      .values({ ...lesson, ...named, ...quizOf(quiz), courseId, position })
      .returning({ id: lessons.id });
    const lessonId = row?.id ?? null;
    asked.push(...(quiz?.questions ?? []).map((question) => ({ ...question, lessonId })));
  }
  if (asked.length > 0)
    await tx
      .insert(quizQuestions)
      .values(asked.map((question, position) => ({ ...question, courseId, position })));
  return courseId;
}

export async function archiveCourseRow(tx: Tx, id: number): Promise<void> {
  await tx.update(courses).set({ status: 'archived' }).where(eq(courses.id, id));
}

/** The new version stands in the place of the older one and of all before it. */
export async function replaceCourse(tx: Tx, older: number, newer: number): Promise<void> {
  await tx.update(courses).set({ status: 'archived' }).where(eq(courses.id, older));
  await tx
    .update(courses)
    .set({ replacedBy: newer })
    .where(or(eq(courses.id, older), eq(courses.replacedBy, older)));
}

/** A course and the versions before it, whose learners rate the same course. */
export const versionsOf = (db: Db, id: number) =>
  db
    .select({ id: courses.id })
    .from(courses)
    .where(or(eq(courses.id, id), eq(courses.replacedBy, id)));

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
