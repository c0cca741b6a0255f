import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActingAdult } from '@sidework/chassis/people/people';
import type { AttendanceAct } from '@sidework/contracts/education-events/course-sessions';
import { v7 as uuidv7 } from 'uuid';
import { requireEducator } from '../courses/course.ts';
import { findCourse, lessonsOf } from '../courses/queries.ts';
import type { Deps } from '../deps.ts';
import * as Enrollment from '../enrollments/enrollment.ts';
import { isQuizOpen } from '../enrollments/enrollment-quiz.ts';
import { finishLesson } from '../enrollments/learn.ts';
import { quizStateOf } from '../enrollments/lesson-quiz-queries.ts';
import { completedLessonsOf, lockEnrollment } from '../enrollments/queries.ts';
import { findPerson } from '../people/queries.ts';
import {
  attendedIn,
  type DueAttendance,
  findAttendance,
  isElsewhere,
  lockAttendanceOf,
  removeAttendance,
  removeCompletedLesson,
  saveAttendance,
  setTime,
} from './attendance-queries.ts';
import { findSession } from './queries.ts';
import * as Session from './session.ts';

interface Place {
  courseId: number;
  sessionId: string;
  enrollmentId: string;
}

/**
 * The educator checks a learner in: being there gives the minutes of the lesson, and may complete the course. Gives whether
 * it was the first time.
 */
export const markAttendance = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  { courseId, sessionId, enrollmentId }: Place,
  act: AttendanceAct,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    requireEducator((await findCourse(tx, courseId))?.course, actor);
    const session = await findSession(tx, sessionId);
    Session.requireOfCourse(session, courseId);
    const enrollment = await lockEnrollment(tx, enrollmentId);
    Session.requireLearner(session, enrollment);
    Enrollment.requireUnfinished(enrollment);
    const at = now();
    const before = await findAttendance(tx, { sessionId, enrollmentId });
    await lockAttendanceOf(tx, enrollment.userId);
    Session.requireFree(act, await isElsewhere(tx, enrollment.userId, session));
    const after = Session.mark(session, before, { id: uuidv7(), act, enrollmentId }, at);
    const countedAt = Session.isOver(session, at) ? at : null;
    if (after) await saveAttendance(tx, { ...after, countedAt });
    else await removeAttendance(tx, { sessionId, enrollmentId });
    await countAttended(tx, enrollment, session, at);
    return act === 'out' ? !before?.checkedOutAt : !before;
  });

/** The session is over: who was there has its minutes now. */
export async function countSession(
  tx: Tx,
  { attendance, session }: DueAttendance,
  at: Date,
): Promise<void> {
  const enrollment = await lockEnrollment(tx, attendance.enrollmentId);
  const current = await findAttendance(tx, attendance);
  if (!current || current.countedAt) return;
  await saveAttendance(tx, { ...current, countedAt: at });
  if (enrollment.status === 'active') await countAttended(tx, enrollment, session, at);
}

/** The minutes are counted again from all sessions of the lesson, so that the same tap twice counts once. */
async function countAttended(
  tx: Tx,
  enrollment: Enrollment.Enrollment,
  { lessonId }: Session.Session,
  at: Date,
): Promise<void> {
  const place = { enrollmentId: enrollment.id, lessonId };
  const lessons = await lessonsOf(tx, enrollment.courseId);
  const lesson = lessons.find(({ id }) => id === lessonId);
  if (!lesson) return;
  const spentMs = Session.attendedMs(lesson, await attendedIn(tx, place), at);
  await setTime(tx, place, spentMs);
  const isWhole = spentMs > 0 && spentMs >= 60_000 * (lesson.minutes ?? 0);
  if (!isWhole) return removeCompletedLesson(tx, place);
  const isDone = (await completedLessonsOf(tx, enrollment.id)).has(lessonId);
  const person = await findPerson(tx, enrollment.userId);
  if (isDone || !person || isQuizOpen(lesson, await quizStateOf(tx, place))) return;
  await finishLesson(tx, { person, enrollment, lessons }, lessonId, at);
}
