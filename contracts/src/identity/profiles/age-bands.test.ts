import { expect, it } from 'vitest';
import { ageBandOf } from './age-bands.ts';
import { ageOn } from './birth-date.ts';

it.each([
  ['2026-12-06', 'under_14'],
  ['2026-12-07', '14_15'],
  ['2028-12-06', '14_15'],
  ['2028-12-07', '16_17'],
  ['2030-12-06', '16_17'],
  ['2030-12-07', null],
])('a person born on 2012-12-07 is on %s in the band %s', (day, band) => {
  expect(ageBandOf(ageOn('2012-12-07', day))).toBe(band);
});
