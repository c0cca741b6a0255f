import type { StageKey } from '@sidework/contracts/client-services/stages';

export interface DemoWork {
  client: string;
  /** The job whose proposal is accepted. */
  title: string;
  stage: StageKey;
  /** Where the client means its deadline. */
  timeZone: string;
  deadlineInDays?: number;
  estimateInDays?: number;
  review?: { rating: number; comment: string };
}

const newark = 'America/New_York';
const austin = 'America/Chicago';

/** Who was hired, how far the work has come, and what its client says of it. */
export const work: DemoWork[] = [
  {
    client: 'clara',
    title: 'Replace the kitchen faucet',
    stage: 'completed',
    timeZone: newark,
    deadlineInDays: 3,
    review: {
      rating: 5,
      comment: 'Came when he said, done in an hour, and the cupboard was cleaner than before.',
    },
  },
  {
    client: 'clara',
    title: 'Two outlets for a home office',
    stage: 'near_completion',
    timeZone: newark,
    deadlineInDays: 9,
    estimateInDays: 6,
  },
  {
    client: 'marcus',
    title: 'Shelves for the bakery storeroom',
    stage: 'halfway',
    timeZone: austin,
    deadlineInDays: 21,
    estimateInDays: 18,
  },
  {
    client: 'marcus',
    title: 'Paint the shop front',
    stage: 'in_progress',
    timeZone: austin,
    estimateInDays: 12,
  },
  {
    client: 'helen',
    title: 'Clear a backyard before winter',
    stage: 'not_started',
    timeZone: newark,
    deadlineInDays: 28,
  },
  {
    client: 'marcus',
    title: 'Back-ups for one till and one laptop',
    stage: 'completed',
    timeZone: austin,
  },
  {
    client: 'clara',
    title: 'Yearly books for a two-family house',
    stage: 'halfway',
    timeZone: newark,
  },
];
