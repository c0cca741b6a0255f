import { expect, it } from 'vitest';
import { noticeText } from './notice-text.ts';

const startsAt = '2026-12-08T15:00:00.000Z';
const ask = (given: object, now = '2026-12-08T10:00:00Z') =>
  noticeText({
    startsAt,
    noticeHours: 24,
    side: 'client',
    name: 'Pat',
    now: Date.parse(now),
    ...given,
  });

it('says what less notice means', () => {
  expect(ask({})).toBe(
    'This is less than the 24 hours of notice that Pat asks for. It costs nothing, but we tell Pat that it is at short notice. ',
  );
  expect(ask({ side: 'professional' })).toContain('of notice that you ask for.');
});

it.each([
  ['there is enough', {}, '2026-12-07T15:00:00Z'],
  ['none is asked for', { noticeHours: null }, undefined],
])('is empty where %s', (_, given, now) => {
  expect(ask(given, now)).toBe('');
});
