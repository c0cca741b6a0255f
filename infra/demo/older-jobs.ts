import type { DemoJob } from './jobs.ts';

/** These jobs found no professional: one has just ended, and one ends in a few days unless its client extends it. */
export const olderJobs: [daysAgo: number, job: DemoJob][] = [
  [
    30.01,
    [
      'clara',
      'Haul away an old upright piano',
      'handyman_services',
      [100, 180],
      ['Forest Hill, Newark, NJ', 40.7665, -74.1722],
      'Ground floor, two steps to the street. It does not hold its tuning any more, and nobody wants it as a gift.',
    ],
  ],
  [
    27.2,
    [
      'clara',
      'Regrout the floor of a shower',
      'handyman_services',
      [150, 250],
      ['Ironbound, Newark, NJ', 40.7259, -74.1574],
      'About twelve square feet of small tiles. The tiles are firm, the grout crumbles along the drain.',
    ],
  ],
];
