import type { StateApproval } from '@sidework/contracts/education-events/certificate-details';
import {
  approvalText,
  type CourseCategory,
  courseCategoryLabel,
} from '@sidework/contracts/education-events/course-options';
import type { EventEducation } from '@sidework/contracts/education-events/event-hours';
import { parseNumber } from '@sidework/contracts/kernel/typed-number';

/** The hours of continuing education as typed; an event without a number gives none. */
export interface TypedHours {
  hours: string;
  category: string;
  subject: string;
  approvals: { state: string; number: string; validThrough: string }[];
}

export const emptyApproval = { state: '', number: '', validThrough: '' };
export const noHours: TypedHours = {
  hours: '',
  category: '',
  subject: '',
  approvals: [emptyApproval],
};

export const toTypedHours = (education: EventEducation | null): TypedHours =>
  education ? { ...education, hours: String(education.hours) } : noHours;

export const toEducation = (typed: TypedHours): EventEducation | null =>
  typed.hours.trim() === ''
    ? null
    : {
        hours: parseNumber(typed.hours) ?? Number.NaN,
        category: typed.category as CourseCategory,
        subject: typed.subject,
        approvals: typed.approvals as StateApproval[],
      };

/** The service checks the same again, and how many hours an event of its length can give. */
export function errorsOfHours(typed: TypedHours): Record<string, string> {
  if (typed.hours.trim() === '') return {};
  const faults: [string, boolean, string][] = [
    ['hours', !((parseNumber(typed.hours) ?? 0) > 0), 'Enter a number of hours'],
    ['category', typed.category === '', 'Choose a profession'],
    ['subject', typed.subject.trim() === '', 'Enter a subject'],
    ...typed.approvals.flatMap(({ state, number, validThrough }, place) => {
      const field = (name: string) => `approvals.${place}.${name}`;
      return [
        [field('state'), state === '', 'Choose a state'],
        [field('number'), number.trim() === '', 'Enter the number of the approval'],
        [field('validThrough'), validThrough === '', 'Choose the last day'],
      ] satisfies [string, boolean, string][];
    }),
  ];
  const wrong = faults.filter(([, isWrong]) => isWrong);
  return Object.fromEntries(wrong.map(([field, , text]) => [`education.${field}`, text]));
}

/** What an event counts as, where, and by whose word. */
export function hoursText({ hours, category, subject, approvals }: EventEducation): string {
  const count = hours === 1 ? '1 hour' : `${hours} hours`;
  const boards = approvals.map(approvalText).join('; ');
  return `${count} in ${subject} (${courseCategoryLabel(category)}) once you are checked in. The host states approval by ${boards}.`;
}
