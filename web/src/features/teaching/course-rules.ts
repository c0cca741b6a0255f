import { type FormErrors, schemaResolver } from '@mantine/form';
import { CourseDraft } from '@sidework/contracts/schema/education-events/course-submissions';
import { unreadableDollars } from '../../lib/dollar-fields.ts';
import { type TypedCourse, toCourseDraft } from './course-draft.ts';

const errorsOf = schemaResolver(CourseDraft, { sync: true });

export function errorsOfCourse(typed: TypedCourse): FormErrors {
  const errors: FormErrors = errorsOf(toCourseDraft(typed)) as FormErrors;
  typed.questions.forEach(({ answer }, place) => {
    if (answer === '') errors[`questions.${place}.answer`] = 'Mark the right answer';
  });
  typed.lessons.forEach(({ kind, videoUrl }, place) => {
    if (kind === 'video' && !videoUrl.trim())
      errors[`lessons.${place}.videoUrl`] = 'Enter a link that begins with https';
  });
  return { ...errors, ...unreadableDollars({ priceCents: typed.priceCents }, 'priceCents') };
}
