import { expect, it } from 'vitest';
import { boundOfDevice, secondsToWait } from './bound.ts';

const now = new Date('2026-03-01T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const hour = { count: 10, seconds: 3600 };

it.each([
  ['no bound', [10, 5], [], 0],
  ['room within the bound', [30, 20], [{ count: 3, seconds: 60 }], 0],
  ['a full bound', [30, 20], [{ count: 2, seconds: 60 }], 30],
  ['tries that no longer count', [60, 20], [{ count: 2, seconds: 60 }], 0],
  [
    'the longer of two waits',
    [30, 20],
    [
      { count: 2, seconds: 60 },
      { count: 1, seconds: 90 },
    ],
    70,
  ],
  ['a bound of none', [], [{ count: 0, seconds: 60 }], 60],
])('waits for %s', (_what, earlier, bounds, wait) => {
  expect(secondsToWait(earlier.map(ago), now, bounds)).toBe(wait);
});

it.each([
  ['five of many', hour, 5],
  ['no more than anywhere', { ...hour, count: 2 }, 2],
])('gives a known device %s', (_what, bound, count) => {
  expect(boundOfDevice(bound)).toEqual({ count, seconds: 3600 });
});
