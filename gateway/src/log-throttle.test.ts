import { expect, it } from 'vitest';
import { logThrottle } from './log-throttle.ts';

it('lets five lines a minute be written, and counts those that are not', () => {
  let now = 0;
  const next = logThrottle(() => now);
  const ask = (times: number) => Array.from({ length: times }, next);
  expect(ask(7)).toEqual([0, 0, 0, 0, 0, undefined, undefined]);
  now = 59_999;
  expect(ask(1)).toEqual([undefined]);
  now = 60_000;
  expect(ask(6)).toEqual([3, 0, 0, 0, 0, undefined]);
});
