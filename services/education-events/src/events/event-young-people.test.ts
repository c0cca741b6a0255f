import { describe, expect, it } from 'vitest';
import * as Event from './event.ts';
import * as YoungPeople from './event-young-people.ts';

const now = new Date('2026-11-22T12:00:00Z');
const later = new Date('2026-11-23T12:00:00Z');
const organizer = { id: 'organizer', userType: 'professional', accountType: 'gig_worker' };
const staff = { id: 'staff' };
const posting = {
  title: 'Build a birdhouse',
  description: 'Wood and glue.',
  category: 'Workshop' as const,
  eventDate: '2026-12-01T18:00:00.000Z',
  endsAt: '2026-12-01T20:00:00.000Z',
  timeZone: 'America/New_York',
  location: 'Newark, NJ',
  capacity: 4,
  imageUrl: null,
  allowsKids: true,
};
const asked = Event.post('one', posting, organizer, now);
const read = { hasRead: true, by: staff, now };
const approved = YoungPeople.approve(asked, read);
const refused = YoungPeople.refuse(asked, 'Say who looks after them.', read);
const changed = (event: Event.Event, given: object) =>
  Event.change(event, { ...posting, ...given, version: event.version }, organizer, later);

describe('whether an event is for young people [D-118]', () => {
  it('is asked by its organizer, and said by staff alone', () => {
    expect(asked).toMatchObject({ youngPeople: 'asked', youngPeopleAskedAt: now });
    expect(YoungPeople.isForYoungPeople(asked)).toBe(false);
    expect(YoungPeople.isForYoungPeople(approved)).toBe(true);
    expect(approved).toMatchObject({ youngPeopleReviewedBy: 'staff', youngPeopleReason: null });
    expect(refused).toMatchObject({
      youngPeople: 'refused',
      youngPeopleReason: 'Say who looks after them.',
    });
    const unasked = Event.post('two', { ...posting, allowsKids: false }, organizer, now);
    expect(unasked).toMatchObject({ youngPeople: 'no', youngPeopleAskedAt: null });
  });

  it.each([
    ['title', { title: 'Text me' }],
    ['text', { description: 'Text me at 973-555-0142.' }],
    ['picture', { imageUrl: 'https://example.org/a.png' }],
    ['place', { location: 'My house' }],
    ['start', { eventDate: '2026-12-01T19:00:00.000Z' }],
    ['end', { endsAt: '2026-12-01T23:00:00.000Z' }],
    ['clock', { timeZone: 'America/Chicago' }],
    ['price', { priceCents: 500 }],
  ])('is asked again after a change of its %s', (_what, given) => {
    for (const before of [approved, refused])
      expect(changed(before, given)).toMatchObject({
        youngPeople: 'asked',
        youngPeopleAskedAt: later,
        youngPeopleReason: null,
        reviewedTerms: null,
      });
  });

  it('is asked again by another picture that is uploaded', () => {
    const picture = { imageUrl: 'https://files/event-pictures/a.webp', pictureKey: 'a' };
    expect(Event.show(approved, picture, organizer, later).youngPeople).toBe('asked');
    const adults = changed(approved, { allowsKids: false });
    expect(Event.show(adults, picture, organizer, later).youngPeople).toBe('no');
  });

  it('stays as it was said where nothing of that changes', () => {
    const seats = { capacity: 9, category: 'Training' };
    expect(changed(approved, seats).youngPeople).toBe('approved');
    expect(changed(refused, seats).youngPeople).toBe('refused');
    expect(changed(approved, { allowsKids: false }).youngPeople).toBe('no');
  });

  it('is said of what was read, once, by somebody else, and while it is to come', () => {
    const unread = { ...read, hasRead: false };
    expect(() => YoungPeople.approve(asked, unread)).toThrow('changed meanwhile');
    expect(() => YoungPeople.approve(approved, read)).toThrow('does not wait');
    expect(() => YoungPeople.approve(asked, { ...read, by: organizer })).toThrow(
      'Another staff member',
    );
    const over = new Date('2026-12-02T00:00:00Z');
    expect(() => YoungPeople.refuse(asked, 'Late.', { ...read, now: over })).toThrow('over');
  });
});
