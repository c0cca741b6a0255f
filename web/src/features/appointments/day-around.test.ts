import { expect, it } from 'vitest';
import { dayAround } from './day-around.ts';

it.each([
  [0, 0],
  [12, 30],
  [23, 59],
])('at %s:%s is the same day, from midnight to midnight', (hour, minute) => {
  const { from, to } = dayAround(new Date(2026, 11, 31, hour, minute));
  expect([new Date(from), new Date(to)]).toEqual([new Date(2026, 11, 31), new Date(2027, 0, 1)]);
});
