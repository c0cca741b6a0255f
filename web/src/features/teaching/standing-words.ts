import type { StudentStanding } from '@sidework/contracts/education-events/course-options';

export const standingWords: Record<StudentStanding, string> = {
  learning: 'Learning',
  stuck: 'Stuck',
  finished: 'Finished',
  refunded: 'Refunded',
  ended: 'Ended',
};

export const standingMeanings = {
  learning: 'open',
  stuck: 'due',
  finished: 'over',
  refunded: 'over',
  ended: 'over',
} as const satisfies Record<StudentStanding, string>;
