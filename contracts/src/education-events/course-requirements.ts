import { creditMinutes, creditsIn } from './course-options.ts';
import type { CourseDraft } from './course-submissions.ts';

/** The minutes that a learner spends in these lessons at least. */
export const minutesOf = (lessons: readonly { minutes?: number | null | undefined }[]) =>
  lessons.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);

/** Says what a course still lacks before it is submitted, by field. */
export function lacksOf({
  credits,
  durationHours,
  lessons,
  questions,
  format,
  certificate,
}: CourseDraft): Record<string, string> {
  const minutes = minutesOf(lessons);
  const lacks: Record<string, string> = {};
  if (minutes > 60 * durationHours) lacks.durationHours = 'The lessons take longer than that';
  lessons.forEach(({ kind, minutes: least }, place) => {
    if (kind === 'live' && !least)
      lacks[`lessons.${place}.minutes`] = 'A live session needs minutes';
  });
  if (credits === 0) return lacks;
  lessons.forEach((lesson, place) => {
    if (!lesson.minutes) lacks[`lessons.${place}.minutes`] = 'A course with credits needs minutes';
  });
  if (minutes < credits * creditMinutes)
    lacks.credits = `The minutes of the lessons give at most ${creditsIn(minutes)}`;
  if (questions.length === 0 && !lessons.some(({ kind, quiz }) => quiz || kind === 'live'))
    lacks.questions = 'A course with credits needs a question';
  for (const [name, lack] of Object.entries(neededDetails))
    if (!certificate?.[name as NeededDetail]) lacks[`certificate.${name}`] = lack;
  if (format !== 'online' && !certificate?.place)
    lacks['certificate.place'] = 'Enter where it is given';
  return lacks;
}

/** Whether a course has all that it needs to be published, its papers among them. */
export const isWhole = (course: {
  draft: CourseDraft;
  hasSyllabus: boolean;
  hasSampleCertificate: boolean;
}) =>
  Object.keys(lacksOf(course.draft)).length === 0 &&
  (course.draft.credits === 0 || (course.hasSyllabus && course.hasSampleCertificate));

/** Boards ask for these on every certificate that gives credits. */
const neededDetails = {
  sponsorName: 'Enter who gives the course',
  sponsorAddress: 'Enter the address of the sponsor',
  fieldOfStudy: 'Enter the field of study',
  signerName: 'Enter who signs the certificate',
};
type NeededDetail = keyof typeof neededDetails;
