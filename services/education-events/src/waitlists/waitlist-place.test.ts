import { describe, expect, it } from 'vitest';
import type { Event } from '../events/event.ts';
import { offer, passTime, type WaitlistPlace } from './waitlist-place.ts';

const now = new Date('2026-11-22T12:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 60 * 60 * 1000);
const type = (id: string, salesUntil: Date | null) => ({
  id,
  name: id,
  priceCents: 0,
  seats: null,
  taken: 0,
  isOnline: false,
  onlineLink: null,
  salesFrom: null,
  salesUntil: salesUntil?.toISOString() ?? null,
});
const event = (given: Partial<Event> = {}) =>
  ({
    status: 'upcoming',
    eventDate: hours(240),
    capacity: 3,
    taken: 1,
    ticketTypes: [],
    youngPeople: 'approved',
    ...given,
  }) as Partial<Event> as Event;
const place = (given: Partial<WaitlistPlace> = {}): WaitlistPlace => ({
  id: 'place',
  eventId: 'event',
  userId: 'person',
  isChild: false,
  ticketTypeId: null,
  status: 'waiting',
  joinedAt: now,
  offerExpiresAt: null,
  endedAt: null,
  ...given,
});
const offered = { status: 'offered', offerExpiresAt: hours(20) } as const;

describe('an offer ends', () => {
  const [hall, stage] = [type('hall', hours(3)), type('stage', hours(9))];
  it.each<[string, Partial<Event>, string | null, number]>([
    ['after 24 hours', {}, null, 24],
    ['with the start of the event', { eventDate: hours(2) }, null, 2],
    ['with the sale of its type', { ticketTypes: [hall, stage] }, 'hall', 3],
    ['with the last sale, of any type', { ticketTypes: [hall, stage] }, null, 9],
    ['after 24 hours where a sale has no end', { ticketTypes: [type('hall', null)] }, 'hall', 24],
    ['with the start, before the sale', { ticketTypes: [stage], eventDate: hours(4) }, 'stage', 4],
  ])('%s', (_, given, ticketTypeId, after) => {
    const { status, offerExpiresAt } = offer(place({ ticketTypeId }), event(given), now);
    expect([status, offerExpiresAt]).toEqual(['offered', hours(after)]);
  });
});

describe('the time that passes', () => {
  const child = { ...offered, isChild: true };
  const ranOut = { ...offered, offerExpiresAt: now };
  it.each<[string, Partial<WaitlistPlace>, Partial<Event>, boolean, string | undefined]>([
    ['leaves who waits', {}, {}, true, undefined],
    ['leaves who waits and may not act', {}, {}, false, undefined],
    ['leaves an offer', offered, {}, true, undefined],
    ['ends an offer that ran out', ranOut, {}, true, 'expired'],
    ['takes back what its person may not take', offered, {}, false, 'waiting'],
    ['leaves the offer of a child', child, {}, true, undefined],
    ['takes back what staff look at again', child, { youngPeople: 'asked' }, true, 'waiting'],
    ['leaves the offer of an adult', offered, { youngPeople: 'asked' }, true, undefined],
    ['ends the place of a child at a closed event', child, { youngPeople: 'no' }, true, 'over'],
    ['ends all of what is cancelled', offered, { status: 'cancelled' }, false, 'over'],
  ])('%s', (_, given, ofEvent, mayAct, status) => {
    const after = passTime(place(given), event(ofEvent), { mayAct }, now);
    expect(after?.status).toBe(status);
    if (status) expect(after?.offerExpiresAt).toBe(null);
  });
});
