import { expect, it } from 'vitest';
import { answerTime } from './answer-time.ts';

it.each([
  [1, '5 min'],
  [40, '40 min'],
  [41, '45 min'],
  [56, '1 hour'],
  [100, '2 hours'],
  [35 * 60, '35 hours'],
  [36 * 60, '2 days'],
])('%i minutes are %s', (minutes, text) => {
  expect(answerTime(minutes)).toBe(text);
});
