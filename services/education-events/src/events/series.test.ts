import type { EventPosting } from '@sidework/contracts/education-events/event-listings';
import { describe, expect, it } from 'vitest';
import * as Event from './event.ts';
import { changeLater, postDates, sellLater } from './series.ts';

const now = new Date('2026-10-01T12:00:00Z');
const organizer = { id: 'organizer', userType: 'professional', accountType: 'gig_worker' };
/** Tuesdays at six in the evening of New York; the clocks go back on November 1. */
const posting: EventPosting = {
  title: 'Repair Tuesday',
  description: 'Bring what is broken.',
  category: 'Meetup',
  eventDate: '2026-10-20T22:00:00.000Z',
  timeZone: 'America/New_York',
  location: 'Newark, NJ',
  capacity: 12,
};
const weekly = { everyWeeks: 1, until: '2026-11-17', except: [] };

const newId = () => crypto.randomUUID();
const post = (given: Partial<EventPosting> = {}) =>
  postDates(newId, { ...posting, repeats: weekly, ...given }, organizer, now);
const startsOf = (events: Event.Event[]) => events.map(({ eventDate }) => eventDate.toISOString());
const changeOf = (event: Event.Event, given: Partial<EventPosting> = {}) => ({
  ...posting,
  eventDate: event.eventDate.toISOString(),
  endsAt: event.endsAt.toISOString(),
  ...given,
  version: event.version,
});

describe('a series [F-1.6]', () => {
  it('keeps its hour by the clock of its place, and has seats for each date', () => {
    const dates = post();
    expect(startsOf(dates)).toEqual([
      '2026-10-20T22:00:00.000Z',
      '2026-10-27T22:00:00.000Z',
      '2026-11-03T23:00:00.000Z',
      '2026-11-10T23:00:00.000Z',
      '2026-11-17T23:00:00.000Z',
    ]);
    expect(new Set(dates.map(({ id }) => id)).size).toBe(5);
    expect(new Set(dates.map(({ seriesId }) => seriesId)).size).toBe(1);
    expect(dates.map(({ capacity, taken }) => [capacity, taken])).toEqual(dates.map(() => [12, 0]));
  });

  it('leaves out its exceptions, and ends on its last day', () => {
    const repeats = { everyWeeks: 2, until: '2026-12-01', except: ['2026-11-17'] };
    expect(startsOf(post({ repeats }))).toEqual([
      '2026-10-20T22:00:00.000Z',
      '2026-11-03T23:00:00.000Z',
      '2026-12-01T23:00:00.000Z',
    ]);
  });

  it.each([
    ['2026-03-07T07:30:00.000Z', undefined, '2026-03-08T07:00:00.000Z', '2026-03-08T08:30:00.000Z'],
    ['2026-10-31T05:30:00.000Z', undefined, '2026-11-01T05:30:00.000Z', '2026-11-01T08:30:00.000Z'],
    [
      '2026-03-07T07:15:00.000Z',
      '2026-03-07T07:45:00.000Z',
      '2026-03-08T07:00:00.000Z',
      '2026-03-08T07:30:00.000Z',
    ],
  ])(
    'that begins at %s takes the next hour there is, and the first of two',
    (start, endsAt, ...want) => {
      // A daily series does not exist, so the night of the change is reached by moving one date to its eve.
      const early = new Date('2026-01-01T00:00:00Z');
      const [first, second] = postDates(
        newId,
        {
          ...posting,
          eventDate: new Date(Date.parse(start) - 6 * 24 * 3_600_000).toISOString(),
          ...(endsAt && {
            endsAt: new Date(Date.parse(endsAt) - 6 * 24 * 3_600_000).toISOString(),
          }),
          repeats: {
            everyWeeks: 1,
            until: start.startsWith('2026-03') ? '2026-03-08' : '2026-11-01',
            except: [],
          },
        },
        organizer,
        early,
      );
      expect(first?.eventDate.toISOString()).not.toBe(second?.eventDate.toISOString());
      expect([second?.eventDate.toISOString(), second?.endsAt.toISOString()]).toEqual(want);
    },
  );

  it.each([
    ['one date', { ...weekly, until: '2026-10-26' }, 'at least two dates'],
    [
      'two, of which one is left out',
      { ...weekly, until: '2026-10-27', except: ['2026-10-27'] },
      'at least two dates',
    ],
    ['53 dates', { ...weekly, until: '2027-10-19' }, 'at most 52 dates'],
  ])('of %s is refused', (_, repeats, words) => {
    expect(() => post({ repeats })).toThrow(words);
  });

  it('of 52 dates is posted, for adults alone', () => {
    expect(post({ repeats: { ...weekly, until: '2027-10-12' } })).toHaveLength(52);
    expect(() => post({ allowsKids: true })).toThrow('Young people come to single events');
  });

  it('moves its later dates by the clock, and keeps what each of them has sold', () => {
    const [before, , ofWinter] = post() as [Event.Event, Event.Event, Event.Event];
    const sold = { ...ofWinter, taken: 3 };
    const change = changeOf(before, {
      title: 'Repair evening',
      eventDate: '2026-10-21T23:30:00.000Z',
      endsAt: '2026-10-22T01:30:00.000Z',
    });
    const after = Event.change(before, change, organizer, now);
    const later = changeLater(sold, { before, after }, change, organizer, now);
    expect(later).toMatchObject({
      id: sold.id,
      title: 'Repair evening',
      eventDate: new Date('2026-11-05T00:30:00.000Z'),
      endsAt: new Date('2026-11-05T02:30:00.000Z'),
      taken: 3,
      version: 2,
    });
  });

  it('keeps its hour in another zone', () => {
    const [before, , later] = post() as [Event.Event, Event.Event, Event.Event];
    const change = changeOf(before, {
      timeZone: 'America/Chicago',
      eventDate: '2026-10-20T23:00:00.000Z',
      endsAt: '2026-10-21T01:00:00.000Z',
    });
    const after = Event.change(before, change, organizer, now);
    const { eventDate, endsAt } = changeLater(later, { before, after }, change, organizer, now);
    expect([eventDate.toISOString(), endsAt.toISOString()]).toEqual([
      '2026-11-04T00:00:00.000Z',
      '2026-11-04T02:00:00.000Z',
    ]);
  });

  it('opens and ends the sale of later dates as long before each', () => {
    const [first, , later] = post() as [Event.Event, Event.Event, Event.Event];
    const type = {
      id: '7b0a6cde-7a51-4c0b-8d51-1f2a2f6c0001',
      name: 'Hall',
      priceCents: 500,
      seats: 5,
      isOnline: false,
      onlineLink: null,
      salesFrom: '2026-10-13T22:00:00.000Z',
      salesUntil: null,
    };
    const change = {
      ticketTypes: [type],
      promoCodes: [],
      questions: [],
      refundRule: { percent: 50, untilHours: 24 },
      version: 1,
    };
    expect(sellLater(later, first, change, organizer, now).ticketTypes).toEqual([
      { ...type, salesFrom: '2026-10-27T22:00:00.000Z', taken: 0 },
    ]);
  });
});
