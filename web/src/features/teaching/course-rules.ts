import { type FormErrors, schemaResolver } from '@mantine/form';
import { lacksOf } from '@sidework/contracts/education-events/course-requirements';
import { WrittenCourse } from '@sidework/contracts/schema/education-events/course-submissions';
import { unreadableDollars } from '../../lib/dollar-fields.ts';
import { type TypedCourse, type TypedQuestion, toCourseDraft } from './course-draft.ts';

const errorsOf = schemaResolver(WrittenCourse, { sync: true });

/** A draft may lack what a course that is submitted needs. */
export function errorsOfCourse(typed: TypedCourse, isToSubmit: boolean): FormErrors {
  const course = toCourseDraft(typed);
  const errors: FormErrors = {
    ...(isToSubmit && lacksOf(course)),
    ...(errorsOf(course) as FormErrors),
  };
  requireMarked(typed.questions, 'questions', errors);
  typed.lessons.forEach(({ kind, video, videoUrl, quiz }, place) => {
    requireMarked(quiz?.questions ?? [], `lessons.${place}.quiz.questions`, errors);
    if (kind === 'video' && !video && !videoUrl.trim())
      errors[`lessons.${place}.videoUrl`] = 'Upload a video or enter a link';
  });
  return { ...errors, ...unreadableDollars({ priceCents: typed.priceCents }, 'priceCents') };
}

function requireMarked(questions: readonly TypedQuestion[], path: string, errors: FormErrors) {
  questions.forEach(({ answer }, place) => {
    if (answer === '') errors[`${path}.${place}.answer`] = 'Mark the right answer';
  });
}
