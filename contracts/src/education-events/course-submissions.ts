import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Cents, hasAtMost, hasCharacters, Moment, Page, PageQuery } from '../kernel/values.ts';
import { manyLines, oneLine } from '../kernel/written-text.ts';
import { CertificateDetails } from './certificate-details.ts';
import {
  courseCategoryKeys,
  courseFormatKeys,
  courseTypeKeys,
  creditsIn,
  lessonFile,
  lessonKinds,
  sampleCertificateFile,
  submissionStatuses,
  syllabusFile,
} from './course-options.ts';
import { limits } from './limits.ts';

const SubmittedQuestion = z
  .strictObject({
    question: oneLine('Write the question')
      .min(1, 'Write the question')
      .refine(hasAtMost(limits.question), 'This question is too long'),
    choices: z
      .array(
        oneLine('Write the answer')
          .min(1, 'Write the answer')
          .refine(hasAtMost(limits.choice), 'This answer is too long'),
      )
      .min(2, 'Give at least two answers')
      .max(6, 'Give at most six answers'),
    /** The place of the right one among them. */
    answer: z.int().min(0).max(5),
  })
  .refine(({ choices, answer }) => answer < choices.length, {
    path: ['answer'],
    message: 'Mark the right answer',
  });

const PassPercent = z
  .int('Enter a whole percentage')
  .min(50, 'At least 50%')
  .max(100, 'At most 100%')
  .optional();

/** The questions behind one lesson, which opens the next one. */
const SubmittedLessonQuiz = z
  .strictObject({
    questions: z
      .array(SubmittedQuestion)
      .min(1, 'Add at least one question')
      .max(limits.lessonQuestions),
    passPercent: PassPercent,
    /** How many of the questions are asked at each try; without it all are. */
    quizSize: z.int('Enter a whole number').min(1, 'Ask at least one').nullish(),
  })
  .refine(({ questions, quizSize }) => !quizSize || quizSize <= questions.length, {
    path: ['quizSize'],
    message: 'There are fewer questions than that',
  });

const SubmittedFile = z.strictObject({
  id: z.uuid(),
  name: oneLine().min(1).refine(hasAtMost(limits.fileName), 'This name is too long'),
});

const SubmittedVideo = SubmittedFile.extend({
  captions: SubmittedFile.nullish(),
  /** The picture that is shown before it plays. */
  poster: SubmittedFile.nullish(),
});

const SubmittedLesson = z.strictObject({
  title: oneLine('Give the lesson a title')
    .min(1, 'Give the lesson a title')
    .refine(hasAtMost(limits.lessonTitle), 'This title is too long'),
  kind: z.enum(lessonKinds),
  content: manyLines().refine(hasAtMost(limits.lessonContent), 'This lesson is too long'),
  videoUrl: z
    .url({ protocol: /^https$/, error: 'Enter a link that begins with https' })
    .max(500)
    .nullish(),
  /** How long a learner spends in it at least; a course that gives credits says so of each lesson. */
  minutes: z
    .int('Enter whole minutes')
    .min(1, 'Enter at least 1 minute')
    .max(limits.lessonMinutes, 'Make more than one lesson of this')
    .nullish(),
  /** Everybody may read it before they enroll; a file is for those who have. */
  isPreview: z.boolean().optional(),
  /** A file that is learned with the lesson; it was uploaded before. */
  file: SubmittedFile.nullish(),
  /** An uploaded video, which is watched in the lesson. */
  video: SubmittedVideo.nullish(),
  /** Passing it finishes the lesson. */
  quiz: SubmittedLessonQuiz.nullish(),
});

/** A course as its educator writes it. */
export const CourseDraft = z
  .strictObject({
    title: oneLine('Course title is required')
      .min(1, 'Course title is required')
      .refine(hasAtMost(limits.title), 'Title must be less than 200 characters'),
    category: z.enum(courseCategoryKeys, 'Category is required'),
    type: z.enum(courseTypeKeys, 'Type is required'),
    format: z.enum(courseFormatKeys, 'Format is required'),
    durationHours: z
      .number('Duration is required')
      .positive('Duration must be more than 0 hours')
      .max(limits.durationHours, 'Duration is too long'),
    credits: z.number().min(0).max(limits.durationHours),
    priceCents: Cents,
    description: manyLines('Description must be at least 10 characters')
      .refine(hasCharacters(limits.description.min), 'Description must be at least 10 characters')
      .refine(hasAtMost(limits.description.max), 'Description must be less than 500 characters'),
    fullDescription: manyLines().refine(hasAtMost(limits.fullDescription), 'This is too long'),
    lessons: z.array(SubmittedLesson).min(1, 'Add at least one lesson').max(limits.lessons),
    questions: z.array(SubmittedQuestion).max(limits.questions),
    /** Whether a lesson opens once the one before it is finished. */
    isInOrder: z.boolean().optional(),
    passPercent: PassPercent,
    /** How many of the questions are asked at each try; without it all are. */
    quizSize: z.int('Enter a whole number').min(1, 'Ask at least one').nullish(),
    allowsKids: z.boolean(),
    /** A course that gives credits needs these details for its certificate. */
    certificate: CertificateDetails.nullish(),
  })
  .refine(({ type, allowsKids }) => !allowsKids || type === 'ce', {
    path: ['allowsKids'],
    message: 'Licensing and certification are not for young people.',
  })
  .meta({ id: 'CourseDraft' });
export type CourseDraft = z.infer<typeof CourseDraft>;

const isReadable = ({ isPreview }: { isPreview?: boolean | undefined }) => isPreview === true;

const isLive = ({ kind }: { kind: string }) => kind === 'live';

/** A course as it is written now; what was saved before these rules is still shown. */
export const WrittenCourse = CourseDraft.refine(
  ({ credits, durationHours }) => credits <= creditsIn(60 * durationHours),
  { path: ['credits'], message: 'More credits than hours: 50 minutes are one credit' },
)
  .refine(({ questions, quizSize }) => !quizSize || quizSize <= questions.length, {
    path: ['quizSize'],
    message: 'There are fewer questions than that',
  })
  .refine(({ format, lessons }) => format !== 'online' || !lessons.some(isLive), {
    path: ['format'],
    message: 'A course with live sessions is in person or hybrid',
  })
  .refine(({ allowsKids, lessons }) => !allowsKids || !lessons.some(isLive), {
    path: ['allowsKids'],
    message: 'Live sessions are for adults',
  })
  .refine(({ lessons }) => lessons.filter(isReadable).length <= limits.previews, {
    path: ['lessons'],
    message: `At most ${limits.previews} lessons can be read before enrolling`,
  });

/** A reviewer's words about one lesson, by the place of the lesson. */
export const LessonComment = z.strictObject({
  place: z
    .int()
    .min(0)
    .max(limits.lessons - 1),
  comment: manyLines('Write a comment')
    .min(1, 'Write a comment')
    .refine(hasAtMost(limits.lessonComment), 'Please write less'),
});
export type LessonComment = z.infer<typeof LessonComment>;

export const SubmissionView = z
  .object({
    id: z.uuid(),
    status: z.enum(submissionStatuses),
    draft: CourseDraft,
    version: z.number().int(),
    feeBps: z.number().int(),
    /** The educator keeps this much of the price. */
    shareCents: Cents,
    hasSyllabus: z.boolean(),
    hasSampleCertificate: z.boolean(),
    educatorName: z.string(),
    submittedAt: Moment.nullable(),
    /** When its review is promised by: 24 hours after it was submitted, or at most 48. */
    reviewFrom: Moment.nullable(),
    reviewUntil: Moment.nullable(),
    isOverdue: z.boolean(),
    reason: z.string().nullable(),
    /** The reviewer’s comments on single lessons. */
    comments: z.array(LessonComment),
    courseId: z.number().int().nullable(),
    /** The published course that this one takes the place of, once it is published itself. */
    revisesCourseId: z.number().int().nullable(),
    createdAt: Moment,
  })
  .meta({ id: 'SubmissionView' });
export type SubmissionView = z.infer<typeof SubmissionView>;

const SubmissionParams = z.object({ submissionId: z.uuid() });
const one = { params: SubmissionParams, response: { 200: SubmissionView } };
const Version = z.int().positive();

export const listSubmissions = endpoint({
  method: 'GET',
  url: '/course-submissions',
  schema: {
    summary: 'The courses that you wrote, newest first',
    querystring: PageQuery,
    response: { 200: Page(SubmissionView) },
  },
});

export const getSubmission = endpoint({
  method: 'GET',
  url: '/course-submissions/:submissionId',
  schema: { summary: 'A course that you wrote', ...one },
});

export const draftCourse = endpoint({
  method: 'POST',
  url: '/course-submissions',
  idempotency: 'optional',
  schema: {
    summary: 'Begin a course; nobody sees it before you submit it',
    body: WrittenCourse,
    response: { 201: SubmissionView },
  },
});

export const changeDraft = endpoint({
  method: 'PUT',
  url: '/course-submissions/:submissionId',
  schema: {
    summary: 'Change a course that is a draft or was not accepted',
    ...one,
    body: z.strictObject({ draft: WrittenCourse, version: Version }),
  },
});

export const uploadSyllabus = endpoint({
  method: 'PUT',
  url: '/course-submissions/:submissionId/syllabus',
  file: syllabusFile,
  schema: { summary: 'The syllabus of your draft, a PDF of at most 10 MB', ...one },
});

export const uploadSampleCertificate = endpoint({
  method: 'PUT',
  url: '/course-submissions/:submissionId/sample-certificate',
  file: sampleCertificateFile,
  schema: { summary: 'A sample of your certificate, a PDF or picture of at most 5 MB', ...one },
});

export const uploadLessonFile = endpoint({
  method: 'POST',
  url: '/lesson-files',
  file: lessonFile,
  schema: {
    summary:
      'A file for a lesson of a draft: a PDF, picture, text, Word or Excel file of at most 10 MB; one that no draft names is deleted after a week',
    response: { 201: z.object({ id: z.uuid() }) },
  },
});

export const submitCourse = endpoint({
  method: 'POST',
  url: '/course-submissions/:submissionId/submit',
  schema: { summary: 'Submit your draft for review, which takes 24 to 48 hours', ...one },
});

export const publishCourse = endpoint({
  method: 'POST',
  url: '/course-submissions/:submissionId/publish',
  reaches: ['submissionId'],
  schema: { summary: 'Put your approved course into the catalogue', ...one },
});

export const reviseCourse = endpoint({
  method: 'POST',
  url: '/course-submissions/:submissionId/revise',
  idempotency: 'optional',
  schema: {
    summary:
      'Begin a new version of your published course; who enrolled keeps the version they have',
    params: SubmissionParams,
    response: { 201: SubmissionView },
  },
});

export const archiveCourse = endpoint({
  method: 'POST',
  url: '/course-submissions/:submissionId/archive',
  schema: {
    summary: 'Take your course out of the catalogue; who enrolled goes on learning',
    ...one,
  },
});
