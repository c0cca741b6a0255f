import type { Actor } from '@sidework/chassis/http/actor';
import { requireOpen } from '../courses/course.ts';
import { lessonsOf } from '../courses/queries.ts';
import type { Deps } from '../deps.ts';
import { linkToFile } from '../files/links.ts';
import * as Enrollment from './enrollment.ts';
import { completedLessonsOf, getEnrollmentFor } from './queries.ts';

/** The file of a lesson, once the lesson is open to the learner. */
export async function linkLessonFile(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  actor: Actor,
  { enrollmentId, lessonId }: { enrollmentId: string; lessonId: string },
): Promise<string> {
  const { enrollment, course } = await getEnrollmentFor(deps.db, actor.id, enrollmentId);
  Enrollment.requireLearning(enrollment);
  const lessons = await lessonsOf(deps.db, enrollment.courseId);
  requireOpen(course, lessons, await completedLessonsOf(deps.db, enrollmentId), lessonId);
  const lesson = lessons.find(({ id }) => id === lessonId);
  const subjectId = Enrollment.requireLessonFile(lesson);
  return linkToFile(deps, { subjectId, file: 'lesson-file' });
}
