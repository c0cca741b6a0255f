import { expect, it } from 'vitest';
import { bannedUntil } from './ban.ts';

const now = new Date('2026-03-01T12:00:00Z');

it.each([
  ['24h', '2026-03-02T12:00:00.000Z'],
  ['1h30m', '2026-03-01T13:30:00.000Z'],
  ['1.5h', '2026-03-01T13:30:00.000Z'],
  ['90s', '2026-03-01T12:01:30.000Z'],
  ['300ms', '2026-03-01T12:00:00.300Z'],
])('bans for %s until %s', (given, end) => {
  expect(bannedUntil(given, now)?.toISOString()).toBe(end);
});

it('tells a ban that is lifted from one that is not spoken of', () => {
  expect(bannedUntil('none', now)).toBeNull();
  expect(bannedUntil(undefined, now)).toBeUndefined();
  expect(bannedUntil('', now)).toBeUndefined();
});

it.each(['24', 'h', '1d', '-1h', '1h ', 'for ever', '1hh'])(
  'refuses the duration "%s"',
  (given) => {
    expect(() => bannedUntil(given, now)).toThrow('invalid format for ban duration');
  },
);

it('ends at a date that Postgres can hold', () => {
  expect(bannedUntil(`${'9'.repeat(30)}h`, now)?.getUTCFullYear()).toBeLessThan(3100);
});
