import { type KindsOfNeed, money } from './kind.ts';

/** These wait because of jobs and proposals. */
export const marketplaceNeeds = {
  proposal_to_answer: {
    label: 'proposals to answer',
    action: 'Review',
    say: ({ name, title, amountCents }) => `${name} proposes ${money(amountCents)} for “${title}”`,
    isKeptByBlock: true,
  },
  child_proposal: {
    label: 'proposals of children you look after',
    action: 'Look',
    say: ({ name, title, amountCents }) =>
      `${name} proposes to do “${title}” for ${money(amountCents)}`,
  },
  child_hire: {
    label: 'hires of children you look after',
    action: 'Decide',
    say: ({ name, title, amountCents }) =>
      `${name} wants to hire your child for “${title}” at ${money(amountCents)}`,
  },
  job_ends_soon: {
    label: 'jobs that end soon',
    action: 'Keep it open',
    say: ({ title, dayText }) => `Your job “${title}” ends ${dayText ?? 'soon'}`,
  },
} as const satisfies KindsOfNeed;
export type MarketplaceNeed = keyof typeof marketplaceNeeds;
