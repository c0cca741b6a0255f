import { expect, it } from 'vitest';
import { youthHoursOn } from './youth-hours.ts';

it.each([
  ['2012-11-29', '2026-11-28', 0],
  ['2012-11-28', '2026-11-28', 14],
  ['2010-11-29', '2026-11-28', 14],
  ['2010-11-28', '2026-11-28', 16],
  ['2008-11-28', '2026-11-28', undefined],
])('born on %s, on %s the limits from age %s hold', (born, day, fromAge) => {
  expect(youthHoursOn(born, day)?.fromAge).toBe(fromAge);
});
