import type { PaidWork } from './paid-work.ts';

/** A part of the work, with a price of its own. */
export interface DemoMilestone {
  title: string;
  dollars: number;
}

/** A kitchen in three milestones: one is released, one is held and one is still to be paid. */
export const milestoneWork: PaidWork[] = [
  {
    by: 'pat',
    client: 'helen',
    title: 'Kitchen plumbing for the corner unit',
    dollars: 2_900,
    description: 'New supply lines, drains and fixtures for a full kitchen remodel.',
    daysAgo: 17.5,
    deeds: [
      [17.3, 'agree'],
      [
        17.1,
        'agree on milestones',
        [
          { title: 'Rough-in: supply lines and drains', dollars: 1_200 },
          { title: 'Sink, faucet and dishwasher', dollars: 1_100 },
          { title: 'Final test and inspection', dollars: 600 },
        ],
      ],
      [17, 'fund milestone', 0],
      [14.2, 'move on', { progressStage: 'in_progress' }],
      [10.1, 'finish milestone', 0],
      [9.6, 'release milestone', 0],
      [9.4, 'fund milestone', 1],
      [3.6, 'move on', { progressStage: 'halfway' }],
    ],
  },
];
