import { expect, it } from 'vitest';
import { clockText, dayWords, lengthText, spanText } from './clock-text.ts';

it.each([
  [30, '30 minutes'],
  [60, '1 hour'],
  [90, '1 h 30 min'],
  [480, '8 hours'],
])('%d minutes are %s', (minutes, text) => {
  expect(lengthText(minutes)).toBe(text);
});

it('a span names its zone', () => {
  const span = ['2026-12-08T15:00:00Z', '2026-12-08T16:30:00Z'] as const;
  expect(spanText(...span, 'America/New_York')).toBe('Tue, Dec 8, 10:00 AM to 11:30 AM EST');
});

it('a clock is that of its zone, and a day is in no zone', () => {
  expect(clockText('2026-12-08T15:00:00Z', 'America/Denver').replace('\u202f', ' ')).toBe(
    '8:00 AM',
  );
  expect(dayWords('2026-12-08')).toEqual({
    weekday: 'Tue',
    date: 'Dec 8',
    full: 'Tuesday, December 8',
  });
});
