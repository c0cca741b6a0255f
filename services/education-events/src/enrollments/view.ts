import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { CourseView } from '@sidework/contracts/education-events/courses';
import type {
  EnrollmentView,
  LearningView,
  LessonQuizView,
} from '@sidework/contracts/education-events/enrollments';
import { statusOf } from '../certificates/certificate.ts';
import { getShownCertificate } from '../certificates/queries.ts';
import type { Config } from '../config.ts';
import * as Course from '../courses/course.ts';
import { lessonQuestionsOf, lessonsOf, questionsOf } from '../courses/queries.ts';
import type { lessons as lessonRows, quizQuestions } from '../courses/table.ts';
import { toCourseView } from '../courses/view.ts';
import { openPaymentsOf, paidAtOf } from '../payments/queries.ts';
import type { Audience } from '../people/audience.ts';
import { audienceOf, findPerson } from '../people/queries.ts';
import { drawn } from './draw-questions.ts';
import * as Enrollment from './enrollment.ts';
import { refundUntil } from './enrollment-refund.ts';
import { notTried, pauseOf, type QuizState, triesLeft } from './enrollment-tries.ts';
import { quizStatesOf } from './lesson-quiz-queries.ts';
import { notesOf } from './note-queries.ts';
import {
  completedLessonsOf,
  getEnrollmentFor,
  progressIn,
  type ShownEnrollment,
} from './queries.ts';
import { findRatingBy } from './rating-queries.ts';
import { timesOf } from './time-queries.ts';

type Lesson = typeof lessonRows.$inferSelect;

export async function toEnrollmentViews(
  db: Db,
  actor: Actor,
  shown: ShownEnrollment[],
): Promise<EnrollmentView[]> {
  const toView = await enrollmentViewer(db, actor, shown);
  return shown.map(toView);
}

async function enrollmentViewer(db: Db, actor: Actor, shown: ShownEnrollment[]) {
  const waiting = shown.filter(({ enrollment }) => enrollment.status === 'awaiting_payment');
  const ids = waiting.map(({ enrollment }) => enrollment.id);
  const audience = await audienceOf(db, actor);
  const payments = await openPaymentsOf(db, actor.id, ids);
  return (each: ShownEnrollment) =>
    toEnrollmentView(each, audience, payments.get(each.enrollment.id));
}

function toEnrollmentView(
  shown: ShownEnrollment,
  audience: Audience,
  paymentId: string | undefined,
): EnrollmentView {
  const { enrollment } = shown;
  return {
    id: enrollment.id,
    course: toTakenCourseView(shown, audience),
    status: enrollment.status,
    percent: Enrollment.percentOf(enrollment, progressIn(shown)),
    holdExpiresAt: enrollment.holdExpiresAt?.toISOString() ?? null,
    paymentId: paymentId ?? null,
    certificateCode: shown.certificateCode,
    enrolledAt: enrollment.enrolledAt.toISOString(),
  };
}

/** Whether the certificate holds, and has the learner's present name. */
async function heldCertificate(db: Db, code: string, userId: string) {
  const certificate = await getShownCertificate(db, code);
  const person = await findPerson(db, userId);
  return {
    status: statusOf(certificate),
    isNameOld: person !== undefined && person.fullName !== certificate.holderName,
  };
}

const refundEndOf = async (db: Db, shown: ShownEnrollment, now: Date) =>
  refundUntil(
    shown.enrollment,
    {
      percent: Enrollment.percentOf(shown.enrollment, progressIn(shown)),
      paidAt: await paidAtOf(db, shown.enrollment.id),
    },
    now,
  );

/** When a course left the list before a child learned it, the child reads only that it asked for a course. */
function toTakenCourseView(shown: ShownEnrollment, audience: Audience): CourseView {
  const view = toCourseView(shown, audience);
  const isThere = shown.course.status === 'published' && shown.course.allowsKids;
  if (isThere || Enrollment.seesDelistedCourse(audience, shown.enrollment)) return view;
  return { ...view, title: 'A course that is no longer available', description: '' };
}

/** Which choice is right is not told. */
const toAskedQuestion = ({ id, question, choices }: typeof quizQuestions.$inferSelect) => ({
  id,
  question,
  choices,
});

const toQuizStanding = (state: QuizState, passPercent: number, now: Date) => ({
  attempt: state.quizTries,
  passPercent,
  triesLeft: triesLeft(state, now),
  opensAt: pauseOf(state, now)?.toISOString() ?? null,
});

async function lessonQuizViewer(db: Db, { id, courseId }: Enrollment.Enrollment, now: Date) {
  const states = await quizStatesOf(db, id);
  const questions = await lessonQuestionsOf(db, courseId);
  return (lesson: Lesson): LessonQuizView | null => {
    if (lesson.passPercent === null) return null;
    const state = states.get(lesson.id) ?? notTried;
    const own = questions.filter(({ lessonId }) => lessonId === lesson.id);
    return {
      ...toQuizStanding(state, lesson.passPercent, now),
      questions: drawn(own, lesson, { id, quizTries: state.quizTries }).map(toAskedQuestion),
      isPassed: state.isQuizPassed,
      lastScore: state.lastScore,
    };
  };
}

/** A course as it is learned; before it may be, its lessons are not shown. */
export async function getLearningView(
  { db, config, now }: { db: Db; config: Pick<Config, 'FILES_URL'>; now: () => Date },
  actor: Actor,
  enrollmentId: string,
): Promise<LearningView> {
  const shown = await getEnrollmentFor(db, actor.id, enrollmentId);
  const { enrollment, course, certificateCode } = shown;
  const mayLearn = Enrollment.isLearning(enrollment);
  const lessons = mayLearn ? await lessonsOf(db, enrollment.courseId) : [];
  const questions = mayLearn ? await questionsOf(db, enrollment.courseId) : [];
  const completed = await completedLessonsOf(db, enrollmentId);
  const times = await timesOf(db, enrollmentId);
  const notes = await notesOf(db, enrollmentId);
  const toView = await enrollmentViewer(db, actor, [shown]);
  const asked = await lessonQuizViewer(db, enrollment, now());
  return {
    ...toView(shown),
    lessons: lessons.map((lesson) => {
      const { id, title, kind, content, videoUrl, isSample, minutes, fileName, videoId } = lesson;
      const isLocked = Course.isLocked(course, lessons, completed, id);
      return {
        id,
        title,
        kind,
        content: isLocked ? '' : content,
        videoUrl: isLocked ? null : videoUrl,
        isSample,
        isCompleted: completed.has(id),
        isLocked,
        minutes,
        spentSeconds: Math.floor((times.get(id) ?? 0) / 1_000),
        note: notes.get(id) ?? '',
        fileName: isLocked ? null : fileName,
        hasVideo: !isLocked && videoId !== null,
        quiz: isLocked ? null : asked(lesson),
      };
    }),
    currentLessonId: enrollment.currentLessonId,
    questions: drawn(questions, course, enrollment).map(toAskedQuestion),
    quiz: toQuizStanding(enrollment, course.passPercent, now()),
    isQuizPassed: enrollment.isQuizPassed,
    ownRating: await findRatingBy(db, enrollmentId),
    refundUntil: (await refundEndOf(db, shown, now()))?.toISOString() ?? null,
    lastScore: enrollment.lastScore,
    certificateUrl: certificateCode
      ? new URL(`/certificate-files/${certificateCode}`, config.FILES_URL).href
      : null,
    certificate: certificateCode ? await heldCertificate(db, certificateCode, actor.id) : null,
  };
}
