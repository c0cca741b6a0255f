import { adultAge } from './account-types.ts';

/** All that other services may know of a child's age; an adult has no band. */
export const ageBands = ['under_14', '14_15', '16_17'] as const;
export type AgeBand = (typeof ageBands)[number];

/** The birthdays with which the band of a child changes. */
export const bandAges = { '14_15': 14, '16_17': 16 } as const;

/** The band for an age in whole years. */
export function ageBandOf(age: number): AgeBand | null {
  if (age < bandAges['14_15']) return 'under_14';
  if (age < bandAges['16_17']) return '14_15';
  return age < adultAge ? '16_17' : null;
}
