import { expect, it } from 'vitest';
import { answerRecordOf } from './answer-record.ts';

const now = new Date('2026-11-29T12:00:00.000Z');
const minute = 60_000;
const day = 24 * 60;
/** A request by its age and by the minutes until its answer. */
const asked = (age: number, took: number | null) => {
  const askedAt = new Date(now.getTime() - age * minute);
  return {
    askedAt,
    answeredAt: took === null ? null : new Date(askedAt.getTime() + took * minute),
  };
};
const answers = (...took: (number | null)[]) => took.map((each) => asked(9 * day, each));

it.each([
  ['nothing before the fifth request', answers(10, 20, 30, 40), null, null],
  ['the median of an odd number', answers(10, 20, 40, 50, 600), 100, 40],
  ['the median of an even number', answers(10, 20, 30, 50, 60, 70), 100, 40],
  ['what was never answered', answers(10, 20, 30, 40, 50, null), 83, 30],
  ['an answer after 48 hours as none', answers(10, 20, 30, 40, 50, 2 * day + 1), 83, 30],
  ['an answer after 48 hours to the minute', answers(10, 20, 30, 40, 2 * day), 100, 30],
  ['no usual time of fewer than five answers', answers(10, 20, null, null, null), 40, null],
  ['at least a minute', answers(0, 0, 0, 0, 0), 100, 1],
])('counts %s', (_, requests, answeredPercent, usualMinutes) => {
  expect(answerRecordOf(requests, now)).toEqual({ answeredPercent, usualMinutes });
});

it('leaves out what may still be answered in time', () => {
  const five = answers(10, 20, 30, 40, 50);
  const open = asked(2 * day - 1, null);
  expect(answerRecordOf([...five, open], now).answeredPercent).toBe(100);
  expect(answerRecordOf([...five.slice(1), open], now).answeredPercent).toBeNull();
  const late = asked(2 * day + 1, null);
  expect(answerRecordOf([...five, late], now).answeredPercent).toBe(83);
});
