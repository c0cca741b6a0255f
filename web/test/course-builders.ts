import type { SubmissionView } from '@sidework/contracts/schema/education-events/course-submissions';
import type { CourseDetail, CourseView } from '@sidework/contracts/schema/education-events/courses';
import type {
  EnrollmentView,
  LearningView,
} from '@sidework/contracts/schema/education-events/enrollments';
import type { GuardianRequest } from '@sidework/contracts/schema/education-events/guardian-requests';
import { anId } from './job-builders.ts';

const moment = '2026-01-05T10:00:00.000Z';

export function aCourse(given: Partial<CourseView> = {}): CourseView {
  return {
    id: 8,
    title: 'Fair Housing',
    category: 'property',
    type: 'ce',
    format: 'online',
    durationHours: 4,
    priceCents: 6_900,
    credits: 4,
    date: '2026-04-01',
    description: 'Who is protected, and what may not be asked.',
    educatorName: 'Sidework Education',
    allowsKids: true,
    isSample: true,
    ...given,
  };
}

export function aCourseDetail(given: Partial<CourseDetail> = {}): CourseDetail {
  return {
    ...aCourse(),
    fullDescription: 'Four hours on the protected classes.',
    fieldOfStudy: null,
    sponsorName: null,
    approvals: [],
    rating: null,
    curriculum: [],
    lessonCount: 3,
    questionCount: 2,
    isOwn: false,
    enrollment: null,
    ...given,
  };
}

export const enrolled = (
  status: EnrollmentView['status'],
  paymentId: string | null = null,
): NonNullable<CourseDetail['enrollment']> => ({
  id: anId(),
  status,
  holdExpiresAt: status.startsWith('awaiting') ? moment : null,
  paymentId,
});

export function anEnrollment(given: Partial<EnrollmentView> = {}): EnrollmentView {
  return {
    id: anId(),
    course: aCourse(),
    status: 'active',
    percent: 33,
    holdExpiresAt: null,
    paymentId: null,
    certificateCode: null,
    enrolledAt: moment,
    ...given,
  };
}

const aLesson = (title: string, isCompleted: boolean): LearningView['lessons'][number] => ({
  id: anId(),
  title,
  kind: 'text',
  content: `What ${title} says.`,
  videoUrl: null,
  isSample: true,
  isCompleted,
  isLocked: false,
  minutes: null,
  spentSeconds: 0,
  note: '',
  fileName: null,
  hasVideo: false,
  quiz: null,
});

export function aLearning(given: Partial<LearningView> = {}): LearningView {
  const lessons = [aLesson('Classes', true), aLesson('Questions', false)];
  return {
    ...anEnrollment(),
    lessons,
    currentLessonId: lessons[1]?.id ?? null,
    questions: [
      { id: anId(), question: 'Who is asked?', choices: ['Everybody alike', 'Only some'] },
      { id: anId(), question: 'What is protected?', choices: ['A car', 'Familial status'] },
    ],
    quiz: { attempt: 0, passPercent: 70, triesLeft: 3, opensAt: null },
    isQuizPassed: false,
    ownRating: null,
    refundUntil: null,
    lastScore: null,
    certificateUrl: null,
    certificate: null,
    ...given,
  };
}

export function aSubmission(given: Partial<SubmissionView> = {}): SubmissionView {
  return {
    id: anId(),
    status: 'draft',
    draft: {
      title: 'Bookkeeping for one',
      category: 'accounting',
      type: 'ce',
      format: 'online',
      durationHours: 2,
      credits: 2,
      priceCents: 10_000,
      description: 'The books of a one-person business.',
      fullDescription: '',
      lessons: [{ title: 'Income', kind: 'text', content: 'What counts as income.', minutes: 100 }],
      questions: [{ question: 'What is income?', choices: ['A sale', 'A loan'], answer: 0 }],
      allowsKids: false,
      certificate: {
        sponsorName: 'Feld Academy',
        sponsorAddress: '12 Market Street, Newark, NJ 07102',
        sponsorNumber: '103456',
        fieldOfStudy: 'Accounting',
        place: '',
        signerName: 'Naomi Feld',
        signerTitle: 'Director of Education',
        approvals: [{ state: 'New Jersey', number: 'NJ-88', validThrough: '2099-12-31' }],
      },
    },
    version: 1,
    feeBps: 1_500,
    shareCents: 8_500,
    comments: [],
    revisesCourseId: null,
    hasSyllabus: false,
    hasSampleCertificate: false,
    educatorName: 'Naomi Feld',
    submittedAt: null,
    reviewFrom: null,
    reviewUntil: null,
    isOverdue: false,
    reason: null,
    courseId: null,
    createdAt: moment,
    ...given,
  };
}

export function aGuardianRequest(given: Partial<GuardianRequest> = {}): GuardianRequest {
  return {
    id: anId(),
    kind: 'course',
    path: '/course/8',
    title: 'Fair Housing',
    givenBy: null,
    minutes: 240,
    startsAt: null,
    timeZone: null,
    location: null,
    priceCents: 6_900,
    ticketTypeName: null,
    answers: [],
    refundRule: null,
    status: 'awaiting_guardian',
    askedAt: moment,
    waitsUntil: moment,
    paymentId: null,
    terms: null,
    changedParts: [],
    waitsForStaff: false,
    ...given,
  };
}
