import type { Actor } from '@sidework/chassis/http/actor';
import { requireOpen } from '../courses/course.ts';
import { getCourse, lessonsOf } from '../courses/queries.ts';
import type { Deps } from '../deps.ts';
import * as Enrollment from './enrollment.ts';
import { saveNote } from './note-queries.ts';
import { completedLessonsOf, lockOwnEnrollment } from './queries.ts';

/** Keeps the learner's own note beside a lesson that is open to them. */
export const keepNote = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  place: { enrollmentId: string; lessonId: string },
  note: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const enrollment = await lockOwnEnrollment(tx, place.enrollmentId, actor.id);
    Enrollment.requireLearning(enrollment);
    const { course } = await getCourse(tx, enrollment.courseId);
    const lessons = await lessonsOf(tx, enrollment.courseId);
    requireOpen(course, lessons, await completedLessonsOf(tx, enrollment.id), place.lessonId);
    await saveNote(tx, place, note, now());
  });
