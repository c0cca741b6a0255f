import { expect, it } from 'vitest';
import { lateness, untilItHolds } from './within-a-second.ts';

it.each<[number[], string[]]>([
  [[1_200, 9_000, 400], []],
  [[1_200, 9_000, 1_001], ['it: after 1001 ms at best of three']],
  [[100, 100, 10_001], ['it: after 10001 ms']],
  [[100, 100, 100, 2_000, 2_000, 2_000], ['it: after 2000 ms at best of three']],
  [[100, 100], ['it: was measured 2 times, not three']],
])('of %o milliseconds are wrong: %o', (samples, wrong) => {
  expect(lateness('it', samples)).toEqual(wrong);
});

it('measures until something holds', async () => {
  let times = 0;
  const after = await untilItHolds(async () => ++times === 3);
  expect([times, after < 10_000]).toEqual([3, true]);
});
