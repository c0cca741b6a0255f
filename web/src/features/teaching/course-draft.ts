import type {
  CourseCategory,
  CourseFormat,
  CourseType,
  LessonKind,
} from '@sidework/contracts/education-events/course-options';
import type { CourseDraft } from '@sidework/contracts/education-events/course-submissions';
import { parseDollars } from '@sidework/contracts/kernel/money';
import { parseNumber } from '@sidework/contracts/kernel/typed-number';

export interface TypedLesson {
  title: string;
  kind: LessonKind;
  content: string;
  videoUrl: string;
}

export interface TypedQuestion {
  question: string;
  choices: string[];
  /** The place of the right one. */
  answer: string;
}

/** What is typed into the form; named as it is sent, so that a refused field is found. */
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
  allowsKids: boolean;
}

export const emptyLesson: TypedLesson = { title: '', kind: 'text', content: '', videoUrl: '' };
export const emptyQuestion: TypedQuestion = { question: '', choices: ['', ''], answer: '' };

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
  allowsKids: false,
};

export const toTypedCourse = (draft: CourseDraft): TypedCourse => ({
  ...draft,
  durationHours: String(draft.durationHours),
  credits: String(draft.credits),
  priceCents: (draft.priceCents / 100).toFixed(draft.priceCents % 100 === 0 ? 0 : 2),
  lessons: draft.lessons.map((lesson) => ({ ...lesson, videoUrl: lesson.videoUrl ?? '' })),
  questions: draft.questions.map((question) => ({ ...question, answer: String(question.answer) })),
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
    lessons: typed.lessons.map(({ videoUrl, ...lesson }) => ({
      ...lesson,
      ...(lesson.kind === 'video' && { videoUrl: videoUrl.trim() }),
    })),
    questions: typed.questions.map((question) => ({
      ...question,
      answer: numberOf(question.answer),
    })),
    allowsKids: typed.type === 'ce' && typed.allowsKids,
  };
}
