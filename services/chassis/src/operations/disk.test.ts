import type { StatsFs } from 'node:fs';
import { expect, it } from 'vitest';
import { diskState } from './health.ts';

const of = (blocks: number, bfree: number, bavail: number) => async () =>
  ({ blocks, bfree, bavail }) as StatsFs;

it.each([
  [89, false, of(100, 11, 11)],
  [90, true, of(100, 10, 10)],
  // The part that is reserved for the superuser is no room.
  [95, true, of(100, 10, 5)],
  [100, true, of(100, 5, 0)],
])('says of a disk that is %i %% full whether it is nearly: %s', async (usedPercent, is, ask) => {
  expect(await diskState(ask)).toEqual({ usedPercent, isNearlyFull: is });
});

it('says nothing of a disk that cannot be asked', async () => {
  const away = async () => {
    throw new Error('no such file');
  };
  expect(await diskState(away)).toEqual({ usedPercent: null, isNearlyFull: false });
});
