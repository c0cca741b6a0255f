/** The eight categories of courses (specification, `/post-course`). */
export const courseCategories = [
  { key: 'real estate', label: 'Real Estate' },
  { key: 'notary', label: 'Notary' },
  { key: 'accounting', label: 'Accounting' },
  { key: 'financial', label: 'Financial' },
  { key: 'insurance', label: 'Insurance' },
  { key: 'home-inspector', label: 'Home Inspector' },
  { key: 'appraiser', label: 'Appraiser' },
  { key: 'property', label: 'Property' },
] as const;
export type CourseCategory = (typeof courseCategories)[number]['key'];
export const courseCategoryKeys = courseCategories.map(({ key }) => key) as CourseCategory[];

/** The types of courses (D-61). */
export const courseTypes = [
  { key: 'ce', label: 'CE Credits' },
  { key: 'licensing', label: 'Licensing' },
  { key: 'certification', label: 'Certification' },
] as const;
export type CourseType = (typeof courseTypes)[number]['key'];
export const courseTypeKeys = courseTypes.map(({ key }) => key) as CourseType[];

/** How courses are given. */
export const courseFormats = [
  { key: 'online', label: 'Online' },
  { key: 'in-person', label: 'In-person' },
  { key: 'hybrid', label: 'Hybrid' },
] as const;
export type CourseFormat = (typeof courseFormats)[number]['key'];
export const courseFormatKeys = courseFormats.map(({ key }) => key) as CourseFormat[];

const labelIn = (options: readonly { key: string; label: string }[], key: string) =>
  options.find((option) => option.key === key)?.label ?? key;
export const courseCategoryLabel = (key: string) => labelIn(courseCategories, key);
export const courseTypeLabel = (key: string) => labelIn(courseTypes, key);
export const courseFormatLabel = (key: string) => labelIn(courseFormats, key);

/** A submitted course passes through these (D-65). */
export const submissionStatuses = [
  'draft',
  'submitted',
  'in_review',
  'approved',
  'rejected',
  'published',
  'archived',
] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** The state of a person's enrollment in a course. */
export const enrollmentStatuses = [
  'awaiting_guardian',
  'awaiting_payment',
  'active',
  'completed',
  'expired',
  'declined',
  'ended',
] as const;
export type EnrollmentStatus = (typeof enrollmentStatuses)[number];

/** The states of a student in a course; a student who has done nothing for `stuckDays` days is stuck. */
export const studentStandings = ['learning', 'stuck', 'finished', 'refunded', 'ended'] as const;
export type StudentStanding = (typeof studentStandings)[number];
export const stuckDays = 7;

/** How a lesson is given; a file is the course's syllabus, and a live lesson has dated sessions. */
export const lessonKinds = ['text', 'video', 'file', 'live'] as const;
export type LessonKind = (typeof lessonKinds)[number];

/** The platform's share of what a course costs, in hundredths of a percent (D-59, D-105). */
export const courseFeeBps = 1_500;

/** Within how many hours a submitted course is reviewed. */
export const reviewHours = { from: 24, until: 48 } as const;

/** The part of the answers that has to be right, in percent, where the course asks for no more. */
export const passPercent = 70;

/** So many tries, and then so many hours until there are as many again. */
export const quizTries = { count: 3, pauseHours: 24 } as const;

/** A course is given back for its price within so many days of its payment, while less of it is done than this share. */
export const courseRefund = { days: 14, percent: 30 } as const;

/** So many minutes of learning are one credit. */
export const creditMinutes = 50;

/** The credits in these minutes, rounded down to a fifth. */
export const creditsIn = (minutes: number) => Math.floor((5 * minutes) / creditMinutes) / 5;

/** The time in lessons that is missing before a course gives its credits; sample lessons give none. */
export const creditSecondsLeft = (
  { credits, isSample }: { credits: number; isSample: boolean },
  spentSeconds: number,
) => (isSample ? 0 : Math.max(0, Math.round(60 * creditMinutes * credits) - spentSeconds));

/**
 * The page of a lesson says that it is in view so often, and a beat counts at most so much. Without a sign of the learner
 * for longer than `idle` nothing counts.
 */
export const beatSeconds = { every: 20, most: 30, idle: 300 } as const;

const megabyte = 1_048_576;
export const syllabusFile = {
  types: ['application/pdf'],
  maxBytes: 10 * megabyte,
} as const;
export const sampleCertificateFile = {
  types: ['application/pdf', 'image/png', 'image/jpeg'],
  maxBytes: 5 * megabyte,
} as const;

/** A file of one lesson. */
export const lessonFile = {
  types: [
    'application/pdf',
    'image/png',
    'image/jpeg',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'text/plain',
  ],
  maxBytes: 10 * megabyte,
} as const;

/** A video of one lesson comes in parts, since connections break. */
export const lessonVideo = {
  types: ['video/mp4', 'video/webm'],
  maxBytes: 200 * megabyte,
} as const;
export const videoPart = { types: ['application/octet-stream'], maxBytes: 4 * megabyte } as const;
export const captionsFile = { types: ['text/vtt'], maxBytes: megabyte / 2 } as const;
/** The picture that is shown before a video plays. */
export const posterTypes = ['image/png', 'image/jpeg'] as const;

/** The platform itself gives the courses that no member teaches. */
export const platformName = 'Sidework Education';

/** A state's approval in one line. */
export const approvalText = (approval: { state: string; number: string; validThrough: string }) =>
  `${approval.state}, no. ${approval.number}, through ${new Date(approval.validThrough).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })}`;
