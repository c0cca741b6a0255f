import { expect, it } from 'vitest';
import * as Job from './job.ts';

const now = new Date('2026-12-01T10:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

it.each([
  [72, 3],
  [71.9, 3],
  [40, 2],
  [2, 1],
])('a job that ends in %d hours has %d days left', (hours, days) => {
  expect(Job.daysLeft({ expiresAt: inHours(hours) }, now)).toBe(days);
});
