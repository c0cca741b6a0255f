import type { StageKey } from '@sidework/contracts/client-services/stages';

export interface DemoReview {
  daysAgo: number;
  rating: number;
  comment: string;
}

export interface DemoWork {
  client: string;
  /** The job whose proposal is accepted. */
  title: string;
  hiredDaysAgo: number;
  /** Each stage that was reached. */
  stages: [daysAgo: number, stage: StageKey][];
  /** The zone of the client's deadline. */
  timeZone: string;
  deadlineInDays?: number;
  estimateInDays?: number;
  review?: DemoReview;
}

const newark = 'America/New_York';
const austin = 'America/Chicago';
const portland = 'America/Los_Angeles';

/** The hires, with the stage of the work and the review of its client. */
export const work: DemoWork[] = [
  {
    client: 'clara',
    title: 'Replace the kitchen faucet',
    hiredDaysAgo: 18.7,
    stages: [
      [16.2, 'in_progress'],
      [16.1, 'completed'],
    ],
    timeZone: newark,
    deadlineInDays: 3,
    review: {
      daysAgo: 15.8,
      rating: 5,
      comment: 'Came when he said, done in an hour, and the cabinet was cleaner than before.',
    },
  },
  {
    client: 'clara',
    title: 'Two outlets for a home office',
    hiredDaysAgo: 17.6,
    stages: [
      [11.2, 'in_progress'],
      [6.1, 'halfway'],
      [1.2, 'near_completion'],
    ],
    timeZone: newark,
    deadlineInDays: 9,
    estimateInDays: 6,
  },
  {
    client: 'marcus',
    title: 'Shelves for the bakery storeroom',
    hiredDaysAgo: 16.6,
    stages: [
      [9.3, 'in_progress'],
      [3.2, 'halfway'],
    ],
    timeZone: austin,
    deadlineInDays: 21,
    estimateInDays: 18,
  },
  {
    client: 'marcus',
    title: 'Paint the shop front',
    hiredDaysAgo: 14.2,
    stages: [[2.2, 'in_progress']],
    timeZone: austin,
    estimateInDays: 12,
  },
  {
    client: 'marcus',
    title: 'Backups for one register and one laptop',
    hiredDaysAgo: 12.7,
    stages: [
      [10.2, 'in_progress'],
      [9.1, 'halfway'],
      [8.1, 'completed'],
    ],
    timeZone: austin,
  },
  {
    client: 'clara',
    title: 'Yearly books for a two-family house',
    hiredDaysAgo: 12.6,
    stages: [
      [7.3, 'in_progress'],
      [4.2, 'halfway'],
    ],
    timeZone: newark,
  },
  {
    client: 'helen',
    title: 'Clear a backyard before winter',
    hiredDaysAgo: 1.6,
    stages: [],
    timeZone: portland,
    deadlineInDays: 28,
  },
];
