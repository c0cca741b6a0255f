import { z } from 'zod';
import { Day, hasAtMost } from '../kernel/values.ts';
import { oneLine } from '../kernel/written-text.ts';
import { StateApproval } from './certificate-details.ts';
import { courseCategoryKeys } from './course-options.ts';
import { limits } from './limits.ts';

/** The hours of continuing education that being at an event gives, and the boards that accept them. */
export const EventEducation = z
  .strictObject({
    hours: z
      .number('Enter a number of hours')
      .positive('Enter a number of hours')
      .max(limits.eventHours, 'This is more than one event can give')
      .refine((hours) => Number.isInteger(Math.round(hours * 1e6) / 1e5), {
        error: 'Enter hours with at most one decimal',
      }),
    category: z.enum(courseCategoryKeys, 'Choose a profession'),
    subject: oneLine('Enter a subject')
      .min(1, 'Enter a subject')
      .refine(hasAtMost(limits.fieldOfStudy), 'This is too long'),
    approvals: z
      .array(StateApproval)
      .min(1, 'Add the approval of a state')
      .max(limits.approvals, 'Please add fewer approvals'),
  })
  .meta({ id: 'EventEducation' });
export type EventEducation = z.infer<typeof EventEducation>;

/** It goes with an attendee who was checked in, and says what counts for which states. */
export const EducationOfEvent = z.object({
  hours: z.number(),
  category: z.enum(courseCategoryKeys),
  subject: z.string(),
  /** The states whose approval held on the day of the event. */
  states: z.array(z.string()),
  /** The day of the event at its place. */
  completedOn: Day,
});
export type EducationOfEvent = z.infer<typeof EducationOfEvent>;
