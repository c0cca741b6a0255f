import { expect, it } from 'vitest';
import { timesFault } from './typed-times.ts';

const now = Date.parse('2026-12-01T12:00:00Z');
const [one, other] = ['2026-12-08T15:00:00.000Z', '2026-12-09T15:00:00.000Z'];

it.each([
  [[one, other], undefined],
  [[one, ''], 'Choose a day and a time'],
  [['2026-12-01T12:00:00.000Z'], 'Choose times that are still to come'],
  [[one, one], 'Propose each time once'],
])('says what is wrong with %o', (moments, fault) => {
  expect(timesFault(moments, now)).toBe(fault);
});
