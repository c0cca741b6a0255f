import { expect, it } from 'vitest';
import { type LagSample, withSample, worstByMinute } from './lag-history.ts';

const minute = 60_000;

it('keeps ten minutes of samples', () => {
  let history: LagSample[] = [];
  for (let at = 0; at <= 12 * minute; at += minute)
    history = withSample(history, { at, seconds: 0 });
  expect(history.map(({ at }) => at / minute)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

it('tells the longest lag of each minute, newest first', () => {
  const history = [
    { at: 0, seconds: 3 },
    { at: 59_999, seconds: 9 },
    { at: minute, seconds: 1 },
    { at: minute + 5_000, seconds: 0 },
  ];
  expect(worstByMinute(history)).toEqual([
    { at: minute, seconds: 1 },
    { at: 0, seconds: 9 },
  ]);
});
