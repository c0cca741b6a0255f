import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { type Person, requireActing } from '@sidework/chassis/people/people';
import { courseCompleted } from '@sidework/contracts/education-events/events';
import { issueCertificate } from '../certificates/issue-certificate.ts';
import { lessonAfter, requireLesson } from '../courses/course.ts';
import { getCourse, lessonsOf, questionsOf } from '../courses/queries.ts';
import type { Deps } from '../deps.ts';
import * as Enrollment from './enrollment.ts';
import { mark } from './enrollment-quiz.ts';
import {
  getEnrollmentFor,
  insertCompletedLesson,
  lockOwnEnrollment,
  progressIn,
  saveEnrollment,
} from './queries.ts';
import { toEnrollmentFact } from './tell-enrolled.ts';

type LearnDeps = Pick<Deps, 'db' | 'now' | 'config'>;

/** Remembers where they are, so that they go on there. */
export function openLesson(
  { db }: LearnDeps,
  actor: Actor,
  { enrollmentId, lessonId }: { enrollmentId: string; lessonId: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const enrollment = await lockOwnEnrollment(tx, enrollmentId, actor.id);
    const opened = Enrollment.openLesson(enrollment, lessonId);
    requireLesson(await lessonsOf(tx, enrollment.courseId), lessonId);
    await saveEnrollment(tx, opened);
  });
}

export function completeLesson(
  { db, now }: LearnDeps,
  actor: Actor,
  { enrollmentId, lessonId }: { enrollmentId: string; lessonId: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    const person = await requireActing(tx, actor);
    const enrollment = await lockOwnEnrollment(tx, enrollmentId, actor.id);
    Enrollment.requireLearning(enrollment);
    const currentLessonId = lessonAfter(await lessonsOf(tx, enrollment.courseId), lessonId);
    const at = now();
    await insertCompletedLesson(tx, { enrollmentId, lessonId, completedAt: at });
    const current = { ...enrollment, currentLessonId };
    await saveEnrollment(tx, current);
    await completeIfDone(tx, person, current, at);
  });
}

export async function answerQuiz(
  { db, now, config }: LearnDeps,
  actor: Actor,
  enrollmentId: string,
  answers: number[],
): Promise<void> {
  const limit = perHour(actor.id, `quiz ${enrollmentId}`, config.REGISTRATIONS_PER_HOUR, now());
  await enforceRateLimit(db, limit, 'too_many_lookups');
  await db.transaction(async (tx) => {
    const person = await requireActing(tx, actor);
    const before = await lockOwnEnrollment(tx, enrollmentId, actor.id);
    Enrollment.requireLearning(before);
    const shown = await getEnrollmentFor(tx, actor.id, enrollmentId);
    Enrollment.requireLessonsFinished(progressIn(shown));
    const result = mark(await questionsOf(tx, before.courseId), answers);
    const enrollment = Enrollment.answer(before, result);
    await saveEnrollment(tx, enrollment);
    await completeIfDone(tx, person, enrollment, now());
  });
}

/** The last thing that was missing completes the course, and its certificate is issued with it. */
async function completeIfDone(
  tx: Tx,
  person: Person,
  enrollment: Enrollment.Enrollment,
  at: Date,
): Promise<void> {
  const shown = await getEnrollmentFor(tx, person.id, enrollment.id);
  const completed = Enrollment.complete(enrollment, progressIn(shown), at);
  if (!completed) return;
  await saveEnrollment(tx, completed);
  const { course, educatorName } = await getCourse(tx, completed.courseId);
  const fact = toEnrollmentFact(completed, course);
  const completedAt = at.toISOString();
  await emit(tx, courseCompleted, { ...fact, credits: course.credits, completedAt }, at);
  await issueCertificate(tx, { person, enrollment: completed, course, educatorName, fact }, at);
}
