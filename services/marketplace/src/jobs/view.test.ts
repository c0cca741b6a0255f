import { expect, it } from 'vitest';
import { toMoment } from './view.ts';

it.each([
  ['2026-11-21 09:30:00.123+00', '2026-11-21T09:30:00.123Z'],
  ['2026-11-21 09:30:00.5+00', '2026-11-21T09:30:00.500Z'],
  ['2026-11-21 09:30:00+00', '2026-11-21T09:30:00.000Z'],
  ['2026-11-21 10:30:00.04+01', '2026-11-21T09:30:00.040Z'],
  ['2026-11-21 15:00:00+05:30', '2026-11-21T09:30:00.000Z'],
])('writes the moment %s as %s', (driver, written) => {
  expect(toMoment(driver)).toBe(written);
  expect(toMoment(new Date(driver))).toBe(written);
});
