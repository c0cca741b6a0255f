import type {
  CertificateDetails,
  StateApproval,
} from '@sidework/contracts/education-events/certificate-details';
import {
  type CourseCategory,
  type CourseFormat,
  type CourseType,
  type LessonKind,
  passPercent,
} from '@sidework/contracts/education-events/course-options';
import type {
  CourseDraft,
  LessonComment,
} from '@sidework/contracts/education-events/course-submissions';
import { parseDollars } from '@sidework/contracts/kernel/money';
import { parseNumber } from '@sidework/contracts/kernel/typed-number';

interface NamedFile {
  id: string;
  name: string;
}

export interface TypedLesson {
  title: string;
  kind: LessonKind;
  content: string;
  videoUrl: string;
  minutes: string;
  isPreview: boolean;
  /** An uploaded file of the lesson. */
  file: { id: string; name: string } | null;
  /** An uploaded video, with its captions and poster. */
  video: (NamedFile & { captions: NamedFile | null; poster: NamedFile | null }) | null;
  /** The questions behind the lesson; null where it asks none. */
  quiz: TypedLessonQuiz | null;
  /** The reviewer’s comment moves with the lesson, and is not sent. */
  comment?: string | undefined;
}

export interface TypedLessonQuiz {
  questions: TypedQuestion[];
  passPercent: string;
  quizSize: string;
}

export interface TypedQuestion {
  question: string;
  choices: string[];
  /** The place of the right one. */
  answer: string;
}

/** The fields are named as in the request, so that a refused one is found. */
export interface TypedCourse {
  title: string;
  category: CourseCategory | '';
  type: CourseType | '';
  format: CourseFormat | '';
  durationHours: string;
  credits: string;
  priceCents: string;
  description: string;
  fullDescription: string;
  lessons: TypedLesson[];
  questions: TypedQuestion[];
  isInOrder: boolean;
  passPercent: string;
  quizSize: string;
  allowsKids: boolean;
  certificate: CertificateDetails;
}

export const emptyLesson: TypedLesson = {
  title: '',
  kind: 'text',
  content: '',
  videoUrl: '',
  minutes: '',
  isPreview: false,
  file: null,
  video: null,
  quiz: null,
};
export const emptyQuestion: TypedQuestion = { question: '', choices: ['', ''], answer: '' };
export const emptyLessonQuiz: TypedLessonQuiz = {
  questions: [emptyQuestion],
  passPercent: String(passPercent),
  quizSize: '',
};

export const emptyApproval: StateApproval = { state: '', number: '', validThrough: '' };

const emptyCertificate: CertificateDetails = {
  sponsorName: '',
  sponsorAddress: '',
  sponsorNumber: '',
  fieldOfStudy: '',
  place: '',
  signerName: '',
  signerTitle: '',
  approvals: [],
};

export const emptyCourse: TypedCourse = {
  title: '',
  category: '',
  type: '',
  format: '',
  durationHours: '',
  credits: '',
  priceCents: '',
  description: '',
  fullDescription: '',
  lessons: [emptyLesson],
  questions: [],
  isInOrder: true,
  passPercent: String(passPercent),
  quizSize: '',
  allowsKids: false,
  certificate: emptyCertificate,
};

const toTypedQuestion = (question: CourseDraft['questions'][number]): TypedQuestion => ({
  ...question,
  answer: String(question.answer),
});

const toTypedQuiz = (
  quiz: NonNullable<CourseDraft['lessons'][number]['quiz']>,
): TypedLessonQuiz => ({
  questions: quiz.questions.map(toTypedQuestion),
  passPercent: String(quiz.passPercent ?? passPercent),
  quizSize: quiz.quizSize ? String(quiz.quizSize) : '',
});

const toTypedVideo = (video: CourseDraft['lessons'][number]['video']): TypedLesson['video'] =>
  video ? { ...video, captions: video.captions ?? null, poster: video.poster ?? null } : null;

export const toTypedCourse = (
  draft: CourseDraft,
  comments: readonly LessonComment[] = [],
): TypedCourse => ({
  ...draft,
  durationHours: String(draft.durationHours),
  credits: String(draft.credits),
  priceCents: (draft.priceCents / 100).toFixed(draft.priceCents % 100 === 0 ? 0 : 2),
  lessons: draft.lessons.map((lesson, place) => ({
    ...lesson,
    comment: comments.find((each) => each.place === place)?.comment,
    videoUrl: lesson.videoUrl ?? '',
    minutes: lesson.minutes ? String(lesson.minutes) : '',
    isPreview: lesson.isPreview ?? false,
    file: lesson.file ?? null,
    video: toTypedVideo(lesson.video),
    quiz: lesson.quiz ? toTypedQuiz(lesson.quiz) : null,
  })),
  questions: draft.questions.map(toTypedQuestion),
  isInOrder: draft.isInOrder ?? true,
  passPercent: String(draft.passPercent ?? passPercent),
  quizSize: draft.quizSize ? String(draft.quizSize) : '',
  certificate: draft.certificate ?? emptyCertificate,
});

/** A price that is left out is none: the course is free. */
export const priceCentsOf = (typed: string) =>
  typed.trim() ? (parseDollars(typed) ?? Number.NaN) : 0;

const numberOf = (typed: string) => parseNumber(typed) ?? Number.NaN;

/** As it is sent; what is not chosen or no number yet is refused by the contract, beside its field. */
export function toCourseDraft(typed: TypedCourse): CourseDraft {
  return {
    title: typed.title,
    category: typed.category as CourseCategory,
    type: typed.type as CourseType,
    format: typed.format as CourseFormat,
    durationHours: numberOf(typed.durationHours),
    credits: typed.credits.trim() ? numberOf(typed.credits) : 0,
    priceCents: priceCentsOf(typed.priceCents),
    description: typed.description,
    fullDescription: typed.fullDescription,
    lessons: typed.lessons.map(
      ({ videoUrl, video, minutes, isPreview, quiz, comment: _, ...lesson }) => ({
        ...lesson,
        ...(isPreview && lesson.kind !== 'file' && { isPreview }),
        ...(minutes?.trim() && { minutes: numberOf(minutes) }),
        ...(lesson.kind === 'video' && (video ? { video } : { videoUrl: videoUrl.trim() })),
        ...(quiz &&
          quiz.questions.length > 0 && {
            quiz: { questions: quiz.questions.map(toQuestion), ...marksOf(quiz) },
          }),
      }),
    ),
    questions: typed.questions.map(toQuestion),
    isInOrder: typed.isInOrder ?? true,
    ...marksOf(typed),
    allowsKids: typed.type === 'ce' && typed.allowsKids,
    ...(isWritten(typed.certificate) && { certificate: certificateOf(typed) }),
  };
}

const toQuestion = (question: TypedQuestion) => ({
  ...question,
  answer: numberOf(question.answer),
});

/** A draft of before these fields has none of them. */
const marksOf = (typed: Partial<Pick<TypedLessonQuiz, 'passPercent' | 'quizSize'>>) => ({
  ...(typed.passPercent?.trim() && { passPercent: numberOf(typed.passPercent) }),
  ...(typed.quizSize?.trim() && { quizSize: numberOf(typed.quizSize) }),
});

const isWritten = ({ approvals, ...lines }: CertificateDetails) =>
  approvals.length > 0 || Object.values(lines).some((line) => line.trim() !== '');

/** An online course has no place. */
const certificateOf = ({ certificate, format }: TypedCourse): CertificateDetails =>
  format === 'online' ? { ...certificate, place: '' } : certificate;
