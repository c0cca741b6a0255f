import { bannedWithoutEnd } from '@sidework/contracts/identity/staff/staff-accounts';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../test/refusals.ts';
import * as Ban from './ban.ts';

const now = new Date('2026-03-01T12:00:00Z');
const before = new Date('2026-03-01T11:59:59Z');
const after = new Date('2026-03-01T12:00:01Z');

describe('the end of a ban', () => {
  it.each([
    ['24h', '2026-03-02T12:00:00.000Z'],
    ['1h30m', '2026-03-01T13:30:00.000Z'],
    ['1.5h', '2026-03-01T13:30:00.000Z'],
    ['90s', '2026-03-01T12:01:30.000Z'],
    ['300ms', '2026-03-01T12:00:00.300Z'],
  ])('of %s is %s', (given, end) => {
    expect(Ban.endAfter(given, now)?.toISOString()).toBe(end);
  });

  it('tells a ban that is lifted from one that is not spoken of', () => {
    expect(Ban.endAfter('none', now)).toBeNull();
    expect(Ban.endAfter(undefined, now)).toBeUndefined();
    expect(Ban.endAfter('', now)).toBeUndefined();
  });

  it.each(['24', 'h', '1d', '-1h', '1h ', 'for ever', '1hh'])(
    'refuses the duration "%s"',
    (given) => {
      expect(() => Ban.endAfter(given, now)).toThrow('invalid format for ban duration');
    },
  );

  it('is a date that Postgres can hold', () => {
    expect(Ban.endAfter(`${'9'.repeat(30)}h`, now)?.getUTCFullYear()).toBeLessThan(3100);
  });

  it.each([
    ['is the moment that staff choose', after.toISOString(), after],
    ['is none where staff choose none', null, new Date(bannedWithoutEnd)],
  ])('%s', (_what, given, end) => {
    expect(Ban.chosenEnd(given, now)).toEqual(end);
  });

  it.each([now, before])('is still to come where staff choose it: not %s', (until) => {
    expect(refusalOf(() => Ban.chosenEnd(until.toISOString(), now))).toBe('ban_in_the_past');
  });
});

it.each([
  ['not banned', null, false, false],
  ['banned until later', after, true, false],
  ['banned until this moment', now, false, true],
  ['banned until earlier', before, false, true],
])('of an account that is %s', (_what, bannedUntil, isBanned, isToBeLifted) => {
  expect(Ban.isBanned({ bannedUntil }, now)).toBe(isBanned);
  expect(Ban.isToBeLifted({ bannedUntil }, now)).toBe(isToBeLifted);
  const refusal = refusalOf(() => Ban.requireNotBanned({ bannedUntil }, now));
  expect(refusal).toBe(isBanned ? 'user_banned' : undefined);
});

it.each([
  [[], true],
  [['professional' as const], true],
  [['moderator' as const], false],
  [['professional' as const, 'admin' as const], false],
])('a report about somebody with the roles %j can suspend them: %s', (roles, may) => {
  expect(Ban.maySuspend(roles)).toBe(may);
});
