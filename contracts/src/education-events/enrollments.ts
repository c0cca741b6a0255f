import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { hasAtMost, Moment, Page, PageQuery } from '../kernel/values.ts';
import { manyLines } from '../kernel/written-text.ts';
import { enrollmentStatuses, lessonKinds } from './course-options.ts';
import { CourseRating, GivenCourseRating } from './course-ratings.ts';
import { CourseView } from './courses.ts';
import { limits } from './limits.ts';

const EnrollmentParams = z.object({ enrollmentId: z.uuid() });

export const EnrollmentView = z
  .object({
    id: z.uuid(),
    course: CourseView,
    status: z.enum(enrollmentStatuses),
    /** The share of lessons and quiz that is done. */
    percent: z.number().int(),
    holdExpiresAt: Moment.nullable(),
    /** The payment that opens the course; only its payer sees it. */
    paymentId: z.uuid().nullable(),
    certificateCode: z.string().nullable(),
    enrolledAt: Moment,
  })
  .meta({ id: 'EnrollmentView' });
export type EnrollmentView = z.infer<typeof EnrollmentView>;

/** A question as it is asked: which choice is right is not told. */
const QuizQuestion = z.object({
  id: z.uuid(),
  question: z.string(),
  choices: z.array(z.string()),
});

/** How far a learner is in a quiz. */
const QuizStanding = z.object({
  /** The try that the questions are of. */
  attempt: z.number().int(),
  passPercent: z.number().int(),
  triesLeft: z.number().int(),
  /** When there are tries again, where they are used up. */
  opensAt: Moment.nullable(),
});

/** The questions behind a lesson: passing them finishes it. */
const LessonQuizView = QuizStanding.extend({
  questions: z.array(QuizQuestion),
  isPassed: z.boolean(),
  lastScore: z.number().int().nullable(),
});
export type LessonQuizView = z.infer<typeof LessonQuizView>;

/** A lesson as it is learned. */
export const LessonView = z.object({
  id: z.uuid(),
  title: z.string(),
  kind: z.enum(lessonKinds),
  content: z.string(),
  videoUrl: z.string().nullable(),
  isSample: z.boolean(),
  isCompleted: z.boolean(),
  /** The lesson before it is not finished yet: what it says is not shown. */
  isLocked: z.boolean(),
  /** How long a learner spends in it at least. */
  minutes: z.number().int().nullable(),
  /** How long this learner has. */
  spentSeconds: z.number().int(),
  /** The learner's own note, which they alone read. */
  note: z.string(),
  /** The name of the file that belongs to the lesson; null where there is none, and while it is locked. */
  fileName: z.string().nullable(),
  /** An uploaded video is asked for when the lesson is open. */
  hasVideo: z.boolean(),
  /** Null where the lesson asks nothing, and while it is locked. */
  quiz: LessonQuizView.nullable(),
});
export type LessonView = z.infer<typeof LessonView>;

export const LearningView = EnrollmentView.extend({
  lessons: z.array(LessonView),
  /** The lesson at which they left. */
  currentLessonId: z.uuid().nullable(),
  /** Those of the next try. */
  questions: z.array(QuizQuestion),
  quiz: QuizStanding,
  isQuizPassed: z.boolean(),
  /** The rating that this learner gave. */
  ownRating: CourseRating.nullable(),
  /** Until when the course can be given back for its price; null where it cannot. */
  refundUntil: Moment.nullable(),
  /** The score of the last attempt, in percent. */
  lastScore: z.number().int().nullable(),
  certificateUrl: z.string().nullable(),
  certificate: z
    .object({
      status: z.enum(['valid', 'revoked', 'superseded']),
      /** The learner's name changed, so a new certificate may be issued. */
      isNameOld: z.boolean(),
    })
    .nullable(),
}).meta({ id: 'LearningView' });
export type LearningView = z.infer<typeof LearningView>;

export const listEnrollments = endpoint({
  method: 'GET',
  url: '/enrollments',
  schema: {
    summary: 'The courses you enrolled in, newest first',
    querystring: PageQuery,
    response: { 200: Page(EnrollmentView) },
  },
});

export const getEnrollment = endpoint({
  method: 'GET',
  url: '/enrollments/:enrollmentId',
  schema: {
    summary: 'A course that you take: its lessons, where you left, and its quiz',
    params: EnrollmentParams,
    response: { 200: LearningView },
  },
});

const LessonParams = EnrollmentParams.extend({ lessonId: z.uuid() });

export const openLesson = endpoint({
  method: 'POST',
  url: '/enrollments/:enrollmentId/lessons/:lessonId/open',
  schema: {
    summary: 'Remember which lesson you are at',
    params: LessonParams,
    response: { 200: LearningView },
  },
});

export const linkLessonFile = endpoint({
  method: 'POST',
  url: '/enrollments/:enrollmentId/lessons/:lessonId/file',
  schema: {
    summary: 'A link of 60 seconds to the file of an open lesson',
    params: LessonParams,
    response: { 200: z.object({ url: z.string() }) },
  },
});

export const keepNote = endpoint({
  method: 'PUT',
  url: '/enrollments/:enrollmentId/lessons/:lessonId/note',
  stakes: 'protection',
  schema: {
    summary: 'Keep a note of your own beside a lesson; an empty one is deleted',
    params: LessonParams,
    body: z.strictObject({
      content: manyLines().refine(hasAtMost(limits.note), 'This note is too long'),
    }),
    response: { 200: LearningView },
  },
});

export const rateCourse = endpoint({
  method: 'PUT',
  url: '/enrollments/:enrollmentId/rating',
  schema: {
    summary: 'Rate a course that you have finished, or change your rating',
    params: EnrollmentParams,
    body: GivenCourseRating,
    response: { 200: LearningView },
  },
});

export const beatLesson = endpoint({
  method: 'POST',
  url: '/enrollments/:enrollmentId/lessons/:lessonId/beat',
  schema: {
    summary:
      'The lesson is in view: the time since the last beat counts, by the clock of the server',
    params: LessonParams,
    body: z.strictObject({
      /** The lesson came into view just now: nothing counts yet, and no other lesson counts any more. */
      begins: z.boolean(),
      /** The learner gave a sign since the last beat. */
      isActive: z.boolean(),
    }),
    response: {
      200: z.object({
        spentSeconds: z.number().int(),
        /** Nothing counts until the learner gives a sign. */
        isIdle: z.boolean(),
      }),
    },
  },
});

export const completeLesson = endpoint({
  method: 'POST',
  url: '/enrollments/:enrollmentId/lessons/:lessonId/complete',
  schema: {
    summary: 'You have finished a lesson; the last one and the quiz complete the course',
    params: LessonParams,
    response: { 200: LearningView },
  },
});

const QuizAnswers = z.strictObject({
  answers: z.array(z.int().min(0).max(10)).max(limits.questions),
  /** The try whose questions these answer, so that the same answers sent twice are one try. */
  attempt: z.int().min(0).optional(),
});

export const answerLessonQuiz = endpoint({
  method: 'POST',
  url: '/enrollments/:enrollmentId/lessons/:lessonId/quiz',
  schema: {
    summary: 'Answer the questions of a lesson; passing them finishes it',
    params: LessonParams,
    body: QuizAnswers,
    response: { 200: LearningView },
  },
});

export const answerQuiz = endpoint({
  method: 'POST',
  url: '/enrollments/:enrollmentId/quiz',
  schema: {
    summary: 'Answer the quiz: for each question the place of a choice, in their order',
    params: EnrollmentParams,
    body: QuizAnswers,
    response: { 200: LearningView },
  },
});

export const refundEnrollment = endpoint({
  method: 'POST',
  url: '/enrollments/:enrollmentId/refund',
  stakes: 'protection',
  schema: {
    summary: 'Give a course back: what was paid for it goes back to who paid',
    params: EnrollmentParams,
    response: { 200: LearningView },
  },
});

export const linkSyllabus = endpoint({
  method: 'POST',
  url: '/enrollments/:enrollmentId/syllabus',
  schema: {
    summary: 'A link of 60 seconds to the file of a course that you take',
    params: EnrollmentParams,
    response: { 200: z.object({ url: z.string() }) },
  },
});
