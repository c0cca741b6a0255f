import type { StateApproval } from '@sidework/contracts/education-events/certificate-details';
import type { CourseCategory } from '@sidework/contracts/education-events/course-options';
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

/** As it is sent; the service says what is wrong with it. */
export const toEducation = (typed: TypedHours): EventEducation | null =>
  typed.hours.trim() === ''
    ? null
    : {
        hours: parseNumber(typed.hours) ?? Number.NaN,
        category: typed.category as CourseCategory,
        subject: typed.subject,
        approvals: typed.approvals as StateApproval[],
      };
