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
  ['was only invited', known(), 'no', false],
  ['accepted', known({ acceptedAt: now }), 'no', true],
  ['was removed', CoHost.remove(known({ acceptedAt: now }), now), 'no', false],
  ['left', CoHost.leave(known({ acceptedAt: now }), now), 'no', false],
  ['is at an event that asks for young people', known({ acceptedAt: now }), 'asked', false],
  ['was never asked', undefined, 'no', false],
] as const)('a person who %s', (_, coHost, youngPeople, may) => {
  expect(CoHost.mayHelp(coHost, { youngPeople })).toBe(may);
});
