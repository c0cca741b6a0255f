import { describe, expect, it } from 'vitest';
import { byDay, dayName } from './days.ts';

const now = new Date(2026, 10, 21, 9, 30);
const at = (...local: [number, number, number, number?]) => new Date(...local).toISOString();

describe('a day, as the viewer calls it', () => {
  it.each([
    [at(2026, 10, 21), 'Today'],
    [at(2026, 10, 20, 23), 'Yesterday'],
    [at(2026, 10, 19, 23), 'Thursday, November 19'],
    [at(2025, 11, 31, 23), 'December 31, 2025'],
  ])('%s is "%s"', (moment, name) => {
    expect(dayName(moment, now)).toBe(name);
  });

  it('after the first of a month is "Yesterday" on the last of the one before', () => {
    expect(dayName(at(2026, 9, 31, 12), new Date(2026, 10, 1, 1))).toBe('Yesterday');
  });
});

it('items are joined by their days, in the order they come', () => {
  const items = [at(2026, 0, 5, 1), at(2026, 0, 5, 23), at(2026, 0, 6, 1)].map((createdAt) => ({
    createdAt,
  }));
  expect(byDay(items).map((day) => day.items.length)).toEqual([2, 1]);
  expect(byDay([])).toEqual([]);
});
