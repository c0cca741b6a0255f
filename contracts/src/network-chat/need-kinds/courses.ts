import { type KindsOfNeed, money } from './kind.ts';

/** These wait because of courses, and of children's requests to their guardians. */
export const courseNeeds = {
  approval_to_give: {
    label: 'approvals for children you look after',
    action: 'Decide',
    say: ({ name, title }) => `${name} asks for “${title}”`,
  },
  course_to_pay: {
    label: 'courses to pay',
    action: 'Pay',
    say: ({ title, amountCents }) => `The course “${title}” waits for ${money(amountCents)}`,
  },
  course_to_review: {
    label: 'courses to review',
    action: 'Review',
    say: ({ count = 1, title }) =>
      count === 1
        ? `The course “${title}” waits for your review`
        : `${count} courses wait for your review, first “${title}”`,
  },
  course_to_publish: {
    label: 'courses to publish',
    action: 'Publish',
    say: ({ title }) => `Your course “${title}” is approved`,
  },
  course_to_change: {
    label: 'courses to change',
    action: 'Change',
    say: ({ title }) => `Your course “${title}” was not approved`,
  },
} as const satisfies KindsOfNeed;
export type CourseNeed = keyof typeof courseNeeds;
