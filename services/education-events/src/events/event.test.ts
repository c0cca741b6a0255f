import type { EventPosting } from '@sidework/contracts/education-events/event-listings';
import { describe, expect, it } from 'vitest';
import * as Event from './event.ts';

const now = new Date('2026-11-22T12:00:00Z');
const organizer = { id: 'organizer', userType: 'professional', accountType: 'gig_worker' };
const posting: EventPosting = {
  title: 'Trades and tools',
  description: 'Meet other trades.',
  category: 'Networking',
  eventDate: '2026-12-01T18:00:00Z',
  timeZone: 'America/New_York',
  location: 'Newark, NJ',
  capacity: 2,
};
const event = Event.post('one', posting, organizer, now);
const seat = { ticketTypeId: null, promoCode: null };

describe('an event', () => {
  it('is posted as upcoming, with its organizer and its moment in UTC [EVT-28]', () => {
    expect(event).toMatchObject({
      organizerId: 'organizer',
      status: 'upcoming',
      eventDate: new Date('2026-12-01T18:00:00Z'),
      capacity: 2,
      taken: 0,
    });
  });

  it('is free where no price is given [EVT-26]', () => {
    expect(event.priceCents).toBe(0);
  });

  it('lasts two hours where its organizer does not say [D-73]', () => {
    expect(event.endsAt).toEqual(new Date('2026-12-01T20:00:00Z'));
  });

  it.each([
    ['professional', 'business_professional', true],
    ['professional', 'gig_worker', true],
    ['professional', 'sidework_kids', false],
    ['client', 'client', false],
    ['client', 'gig_worker', false],
  ])('by a %s with the account type %s: %s [SEC-19, KIDS-24]', (userType, accountType, may) => {
    const act = () => Event.post('two', posting, { id: 'x', userType, accountType }, now);
    if (may) expect(act).not.toThrow();
    else expect(act).toThrow('Only business professionals and gig workers can post events.');
  });

  it('is not posted for a moment that has passed [EVT-65, D-68]', () => {
    const past = { ...posting, eventDate: '2026-11-22T11:59:59Z' };
    expect(() => Event.post('two', past, organizer, now)).toThrow('in the future');
  });

  it('ends after it starts', () => {
    const inverted = { ...posting, endsAt: '2026-12-01T17:00:00Z' };
    expect(() => Event.post('two', inverted, organizer, now)).toThrow('after the start');
  });

  it('gives each seat once, and none beyond its capacity [EVT-42, D-69]', () => {
    const full = Event.takeSeat(Event.takeSeat(event, seat, now), seat, now);
    expect(full.taken).toBe(2);
    expect(() => Event.takeSeat(full, seat, now)).toThrow('This event is now full');
    expect(Event.takeSeat(Event.freeSeat(full, seat), seat, now).taken).toBe(2);
  });

  it('takes nobody once it has begun or is cancelled', () => {
    expect(() => Event.takeSeat(event, seat, new Date('2026-12-01T18:00:00Z'))).toThrow('over');
    const cancelled = Event.cancel(event, 'Rain.', organizer, now);
    expect(() => Event.takeSeat(cancelled, seat, now)).toThrow('cancelled');
  });

  it('is completed by time, once it is over', () => {
    expect(Event.passTime(event, new Date('2026-12-01T20:00:00Z'))).toBe(undefined);
    expect(Event.passTime(event, new Date('2026-12-01T20:00:01Z'))?.status).toBe('completed');
  });

  it('is changed by its organizer alone, from what they saw', () => {
    const change = { ...posting, version: 1 };
    expect(Event.change(event, { ...change, title: 'Trades' }, organizer, now)).toMatchObject({
      title: 'Trades',
      version: 2,
    });
    expect(() => Event.change(event, change, { id: 'other' }, now)).toThrow('organizer');
    expect(() => Event.change(event, { ...change, version: 3 }, organizer, now)).toThrow(
      'changed meanwhile',
    );
  });

  it('never takes a seat or a price from who has one', () => {
    const taken = { ...event, taken: 2 };
    const change = { ...posting, version: 1 };
    expect(() => Event.change(taken, { ...change, capacity: 1 }, organizer, now)).toThrow(
      'registered already',
    );
    expect(() => Event.change(taken, { ...change, priceCents: 500 }, organizer, now)).toThrow(
      'price',
    );
    expect(Event.change(taken, { ...change, capacity: 3 }, organizer, now).capacity).toBe(3);
  });

  it('tells those who come of another time or place, not of other words', () => {
    const later = Event.change(
      event,
      { ...posting, eventDate: '2026-12-02T18:00:00Z', version: 1 },
      organizer,
      now,
    );
    const reworded = Event.change(
      event,
      { ...posting, description: 'Meet all trades.', version: 1 },
      organizer,
      now,
    );
    expect(Event.concernsAttendees(event, later)).toBe(true);
    expect(Event.concernsAttendees(event, reworded)).toBe(false);
  });
});
