import { conflict, notFound, unprocessable } from '@sidework/chassis/errors';
import type { CourseDraft } from '@sidework/contracts/education-events/course-submissions';
import type { Audience } from '../people/audience.ts';
import type { courses } from './table.ts';

export type Course = typeof courses.$inferSelect;
export type NewCourse = typeof courses.$inferInsert;

/** A submitted course as it enters the catalogue. */
export function fromSubmission(
  submission: { id: string; educatorId: string; feeBps: number; draft: CourseDraft },
  now: Date,
): NewCourse {
  const { lessons, questions, ...course } = submission.draft;
  return {
    ...course,
    isInOrder: course.isInOrder ?? true,
    certificate: course.certificate ?? null,
    fullDescription: course.fullDescription || course.description,
    educatorId: submission.educatorId,
    submissionId: submission.id,
    feeBps: submission.feeBps,
    date: now.toISOString().slice(0, 10),
    createdAt: now,
  };
}

/** A course that is off the list cannot be begun, not even again. */
export function requireOffered({ status }: Course, isStopped: boolean | undefined): void {
  if (status !== 'published' || isStopped) throw notFound('course_not_found');
}

/** A course that left the catalogue is seen by its learners and its educator; children see the courses that they may take. */
export function requireVisible(
  course: Course | undefined,
  viewer: Audience & { isEnrolled: boolean; isStopped?: boolean | undefined },
): asserts course is Course {
  if (!course) throw notFound('course_not_found');
  const isOwn = viewer.id !== undefined && course.educatorId === viewer.id;
  const isOffered =
    course.status === 'published' && !viewer.isStopped && (course.allowsKids || !viewer.isChild);
  if (!isOffered && !viewer.isEnrolled && !isOwn) throw notFound('course_not_found');
}

/** Only its educator learns who takes a course; to others the list is not there. */
export function requireEducator(course: Course | undefined, by: { id: string }): void {
  if (course?.educatorId !== by.id) throw notFound('course_not_found');
}

/** Sidework's own courses have no educator who could be reported. */
export function educatorOf({ educatorId }: Pick<Course, 'educatorId'>): string {
  if (!educatorId) throw unprocessable('platform_course');
  return educatorId;
}

/** The submission whose syllabus belongs to the course. */
export function requireSyllabus({ submissionId }: Pick<Course, 'submissionId'>): string {
  if (!submissionId) throw notFound('not_found');
  return submissionId;
}

/** In a course that goes in order, a lesson opens once all before it are finished. */
export function isLocked(
  { isInOrder }: Pick<Course, 'isInOrder'>,
  lessons: readonly { id: string }[],
  completed: ReadonlySet<string>,
  lessonId: string,
): boolean {
  const place = lessons.findIndex(({ id }) => id === lessonId);
  return isInOrder && lessons.slice(0, place).some(({ id }) => !completed.has(id));
}

/** The lesson belongs to the course, and is open to the learner. */
export function requireOpen(
  course: Pick<Course, 'isInOrder'>,
  lessons: readonly { id: string }[],
  completed: ReadonlySet<string>,
  lessonId: string,
): void {
  requireLesson(lessons, lessonId);
  if (isLocked(course, lessons, completed, lessonId)) throw conflict('lesson_locked');
}

/** The lesson after the given one; the last lesson is followed by itself. */
export function lessonAfter(lessons: readonly { id: string }[], lessonId: string): string {
  requireLesson(lessons, lessonId);
  return lessons[lessons.findIndex(({ id }) => id === lessonId) + 1]?.id ?? lessonId;
}

function requireLesson(lessons: readonly { id: string }[], lessonId: string): void {
  if (!lessons.some(({ id }) => id === lessonId)) throw notFound('lesson_not_found');
}

/** Staff take it off the list for good; Sidework's own courses are not taken down this way. */
export function takeDown(course: Course): Course & { educatorId: string } {
  const { status } = course;
  const educatorId = educatorOf(course);
  if (status === 'archived') throw conflict('taken_down_already');
  return { ...course, educatorId, status: 'archived' };
}
