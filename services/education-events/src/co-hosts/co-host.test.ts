import { expect, it } from 'vitest';
import * as CoHost from './co-host.ts';

const now = new Date('2026-06-01T12:00:00Z');
const event = { id: 'event', organizerId: 'organizer', youngPeople: 'no' as const };
const invited = { id: 'new', email: 'bo@example.org', userId: 'bo' };
const known = (given: Partial<CoHost.CoHost> = {}): CoHost.CoHost => ({
  ...CoHost.invite({ ...invited, id: 'known' }, event, [], now),
  ...given,
});
const others = Array.from({ length: 10 }, (_, at) => known({ email: `${at}@example.org` }));

it.each([
  ['for young people', { ...event, youngPeople: 'asked' as const }, invited, []],
  ['by their own address', event, { ...invited, userId: 'organizer' }, []],
  ['twice', event, invited, [known()]],
  ['again after a no', event, invited, [known({ leftAt: now, endedAt: now })]],
  ['beside ten others', event, invited, others],
])('nobody is invited to co-host %s', (_, of, who, before) => {
  expect(() => CoHost.invite(who, of, before, now)).toThrow();
});

it.each([
  ['whose invitation was taken back', [known({ endedAt: now })]],
  ['beside nine others', others.slice(1)],
])('one is invited to co-host %s', (_, before) => {
  expect(CoHost.invite(invited, event, before, now)).toMatchObject({ acceptedAt: null });
});

it.each([
  ['who is invited', known({ email: 'other@example.org' }), null],
  ['who said no', known({ email: 'other@example.org', leftAt: now, endedAt: now }), null],
  ['who was removed', known({ email: 'other@example.org', endedAt: now }), 'bo'],
])('one %s under another address is asked as one of no account', (_, before, userId) => {
  expect(CoHost.invite(invited, event, [before], now).userId).toBe(userId);
});

it.each([
  [6, true],
  [7, false],
])('a person helps %i days after the end: %s', (days, may) => {
  const at = new Date(now.getTime() + days * 24 * 60 * 60_000);
  const over = { youngPeople: 'no' as const, endsAt: now };
  expect(CoHost.mayHelp(known({ acceptedAt: now }), over, at)).toBe(may);
});

it.each([
  ['was only invited', known(), 'no', false],
  ['accepted', known({ acceptedAt: now }), 'no', true],
  ['was removed', CoHost.remove(known({ acceptedAt: now }), now), 'no', false],
  ['left', CoHost.leave(known({ acceptedAt: now }), now), 'no', false],
  ['is at an event that asks for young people', known({ acceptedAt: now }), 'asked', false],
  ['was never asked', undefined, 'no', false],
] as const)('a person who %s', (_, coHost, youngPeople, may) => {
  expect(CoHost.mayHelp(coHost, { youngPeople, endsAt: now }, now)).toBe(may);
});
