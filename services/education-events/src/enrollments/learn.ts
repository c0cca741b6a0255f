import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { type Person, requireActing } from '@sidework/chassis/people/people';
import { courseCompleted } from '@sidework/contracts/education-events/events/courses';
import { approvalsOf, type Certificate } from '../certificates/certificate.ts';
import { issueCertificate } from '../certificates/issue-certificate.ts';
import { fieldOfStudyOf } from '../certificates/view.ts';
import { type Course, lessonAfter, requireOpen } from '../courses/course.ts';
import { getCourse, isTested, lessonsOf, questionsOf } from '../courses/queries.ts';
import type { Deps } from '../deps.ts';
import { drawn } from './draw-questions.ts';
import * as Enrollment from './enrollment.ts';
import { mark, requireQuizPassed } from './enrollment-quiz.ts';
import { requireCreditTime, requireNotLive, requireSpent } from './lesson-clock.ts';
import { quizStateOf } from './lesson-quiz-queries.ts';
import {
  completedLessonsOf,
  getEnrollmentFor,
  insertCompletedLesson,
  lockOwnEnrollment,
  progressIn,
  saveEnrollment,
} from './queries.ts';
import { toEnrollmentFact } from './tell-enrolled.ts';
import { spentIn, spentInAll } from './time-queries.ts';

export type LearnDeps = Pick<Deps, 'db' | 'now' | 'config'>;
export type Place = { enrollmentId: string; lessonId: string };

interface LearnerAt {
  person: Person;
  enrollment: Enrollment.Enrollment;
  lessons: Awaited<ReturnType<typeof lessonsOf>>;
}

/** The lessons of a course, of which the learner may open this one. */
export async function lessonsOpenAt(tx: Tx, enrollment: Enrollment.Enrollment, lessonId: string) {
  const { course } = await getCourse(tx, enrollment.courseId);
  const lessons = await lessonsOf(tx, enrollment.courseId);
  requireOpen(course, lessons, await completedLessonsOf(tx, enrollment.id), lessonId);
  return lessons;
}

/** Remembers where they are, so that they go on there. */
export function openLesson(
  { db, now }: LearnDeps,
  actor: Actor,
  { enrollmentId, lessonId }: Place,
): Promise<void> {
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const enrollment = await lockOwnEnrollment(tx, enrollmentId, actor.id);
    const opened = Enrollment.openLesson(enrollment, lessonId, now());
    await lessonsOpenAt(tx, enrollment, lessonId);
    await saveEnrollment(tx, opened);
  });
}

export function completeLesson({ db, now }: LearnDeps, actor: Actor, place: Place): Promise<void> {
  const { enrollmentId, lessonId } = place;
  return db.transaction(async (tx) => {
    const person = await requireActing(tx, actor);
    const enrollment = await lockOwnEnrollment(tx, enrollmentId, actor.id);
    Enrollment.requireLearning(enrollment);
    const lessons = await lessonsOpenAt(tx, enrollment, lessonId);
    const lesson = lessons.find(({ id }) => id === lessonId);
    requireNotLive(lesson);
    if (lesson) {
      requireSpent(lesson, await spentIn(tx, place));
      requireQuizPassed(lesson, await quizStateOf(tx, place));
    }
    await finishLesson(tx, { person, enrollment, lessons }, lessonId, now());
  });
}

/** Once all that the lesson asks for is done; the last lesson may complete the course. */
export async function finishLesson(
  tx: Tx,
  { person, enrollment, lessons }: LearnerAt,
  lessonId: string,
  at: Date,
): Promise<void> {
  await insertCompletedLesson(tx, { enrollmentId: enrollment.id, lessonId, completedAt: at });
  const current = Enrollment.openLesson(enrollment, lessonAfter(lessons, lessonId), at);
  await saveEnrollment(tx, current);
  await completeIfDone(tx, person, current, at);
}

export async function answerQuiz(
  { db, now, config }: LearnDeps,
  actor: Actor,
  enrollmentId: string,
  { answers, attempt }: { answers: number[]; attempt?: number | undefined },
): Promise<void> {
  const limit = perHour(actor.id, `quiz ${enrollmentId}`, config.REGISTRATIONS_PER_HOUR, now());
  await enforceRateLimit(db, limit, 'too_many_lookups');
  await db.transaction(async (tx) => {
    const person = await requireActing(tx, actor);
    const before = await lockOwnEnrollment(tx, enrollmentId, actor.id);
    const at = now();
    Enrollment.requireOpenQuiz(before, attempt, at);
    const { course, ...shown } = await getEnrollmentFor(tx, actor.id, enrollmentId);
    Enrollment.requireLessonsFinished(progressIn(shown));
    requireCreditTime(course, await spentInAll(tx, enrollmentId));
    const questions = drawn(await questionsOf(tx, before.courseId), course, before);
    const enrollment = Enrollment.answer(before, mark(questions, answers, course.passPercent), at);
    await saveEnrollment(tx, enrollment);
    await completeIfDone(tx, person, enrollment, at);
  });
}

/** The last thing that was missing completes the course; with questions or sessions its certificate is issued with it. */
async function completeIfDone(
  tx: Tx,
  person: Person,
  enrollment: Enrollment.Enrollment,
  at: Date,
): Promise<void> {
  const shown = await getEnrollmentFor(tx, person.id, enrollment.id);
  const progress = progressIn(shown);
  const completed = Enrollment.complete(enrollment, progress, at);
  if (!completed) return;
  const { course, educatorName } = await getCourse(tx, completed.courseId);
  const spentMs = await spentInAll(tx, enrollment.id);
  requireCreditTime(course, spentMs);
  await saveEnrollment(tx, completed);
  const activeMinutes = Math.floor(spentMs / 60_000);
  const fact = toEnrollmentFact(completed, course);
  const completedAt = at.toISOString();
  if (!(await isTested(tx, course.id))) {
    await emit(tx, courseCompleted, { ...fact, credits: 0, completedAt }, at);
    return;
  }
  const earned = { person, enrollment: completed, course, educatorName, activeMinutes, fact };
  const certificate = await issueCertificate(tx, earned, at);
  const { credits } = certificate;
  const education = credits > 0 && { education: educationOf(certificate, course) };
  await emit(tx, courseCompleted, { ...fact, credits, completedAt, ...education }, at);
}

/** The facts by which a board, and the license tracker, count the course. */
const educationOf = (certificate: Certificate, { category }: Course) => ({
  category,
  subject: fieldOfStudyOf(certificate),
  states: approvalsOf(certificate).map(({ state }) => state),
  completedOn: certificate.completedOn,
  certificateId: certificate.id,
  certificateCode: certificate.code,
});
