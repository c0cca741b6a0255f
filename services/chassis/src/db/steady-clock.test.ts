import { describe, expect, it } from 'vitest';
import { steadyClock } from './steady-clock.ts';

function read(moments: number[]) {
  const left = [...moments];
  const now = steadyClock(() => left.shift() ?? Number.NaN);
  return moments.map(now);
}

describe('a steady clock', () => {
  it.each([
    ['runs with the other', [1_000, 1_001, 1_001, 5_000], [1_000, 1_001, 1_001, 5_000]],
    [
      'stands still while the other was set back a little',
      [5_000, 4_997, 4_999, 5_001],
      [5_000, 5_000, 5_000, 5_001],
    ],
    [
      'stands still however often it is set back',
      [5_000, 4_400, 4_100, 4_050],
      [5_000, 5_000, 5_000, 5_000],
    ],
    ['believes one that was wrong', [5_000, 4_000, 4_001], [5_000, 4_000, 4_001]],
  ])('%s', (_, moments, steady) => {
    expect(read(moments)).toEqual(steady);
  });
});
