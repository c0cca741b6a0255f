import { describe, expect, it } from 'vitest';
import { dateText, dayText, shortDayText } from './dates.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

describe('a moment', () => {
  it.each([
    ['2026-11-21T11:59:30Z', 'just now'],
    ['2026-11-21T12:00:30Z', 'just now'],
    ['2026-11-21T11:48:00Z', '12 min ago'],
    ['2026-11-21T09:10:00Z', '2 h ago'],
    ['2026-11-19T12:00:00Z', 'Nov 19, 2026'],
    ['2026-11-23T12:00:00Z', 'Nov 23, 2026'],
  ])('%s is read as "%s" at noon of November 21', (moment, text) => {
    expect(dateText(moment, now)).toBe(text);
  });
});

it('a moment says its year in little room where it is another one', () => {
  expect(dateText('2026-11-19T12:00:00Z', now, true)).toBe('Nov 19');
  expect(dateText('2025-11-19T12:00:00Z', now, true)).toBe('Nov 19, 2025');
  expect(dateText('2026-11-21T09:10:00Z', now, true)).toBe('2 h ago');
});

it('keeps a local day where it is, in every zone', () => {
  expect(dayText('2026-03-01')).toBe('Mar 1, 2026');
});

it('a local day says its year in little room where it is another one', () => {
  expect(shortDayText('2026-12-01', new Date(now))).toBe('Dec 1');
  expect(shortDayText('2027-01-02', new Date(now))).toBe('Jan 2, 2027');
});
