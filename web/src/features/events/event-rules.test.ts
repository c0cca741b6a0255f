import { describe, expect, it } from 'vitest';
import { errorsOfEvent, type TypedEvent } from './event-rules.ts';
import { hoursText } from './hours/hours-text.ts';
import { noHours, toEducation } from './hours/typed-hours.ts';

const whole: TypedEvent = {
  title: 'Trades and tools',
  category: 'Networking',
  description: 'Meet other trades.',
  eventDate: '2099-12-01T18:00',
  endsAt: '',
  eventDateTurn: '',
  endsAtTurn: '',
  timeZone: 'America/New_York',
  location: 'Newark, NJ',
  capacity: '10',
  priceCents: '',
  imageUrl: '',
  allowsKids: false,
  education: noHours,
  repeats: { everyWeeks: '', until: '', except: [] },
  scope: 'one',
};

describe('what is wrong with an event', () => {
  it('is nothing where all is there, also without a price [EVT-26]', () => {
    expect(errorsOfEvent(whole)).toEqual({});
  });

  it('is nothing at a time that comes twice once one of both is chosen', () => {
    const chosen = { eventDate: '2099-11-01T01:30', eventDateTurn: 'second' } as const;
    expect(errorsOfEvent({ ...whole, ...chosen })).toEqual({});
  });

  it.each([
    ['EVT-23', { title: ' ' }, 'title'],
    ['EVT-23', { category: '' }, 'category'],
    ['EVT-23', { description: '' }, 'description'],
    ['EVT-23', { eventDate: '' }, 'eventDate'],
    ['EVT-65', { eventDate: '2020-01-01T10:00' }, 'eventDate'],
    ['EVT-23', { eventDate: '0020-01-01T10:00' }, 'eventDate'],
    ['EVT-23', { eventDate: '9999-12-31T23:00' }, 'eventDate'],
    ['D-73', { endsAt: '0209-12-01T17:00' }, 'endsAt'],
    ['D-73', { endsAt: '2099-12-01T17:00' }, 'endsAt'],
    ['D-73', { eventDate: '2099-03-08T02:30' }, 'eventDate'],
    ['D-73', { eventDate: '2099-11-01T01:30' }, 'eventDate'],
    ['D-73', { eventDate: '2099-11-01T00:30', endsAt: '2099-11-01T01:30' }, 'endsAt'],
    ['EVT-23', { location: '' }, 'location'],
    ['EVT-24', { capacity: '0' }, 'capacity'],
    ['EVT-24', { capacity: '1.5' }, 'capacity'],
    ['EVT-25', { priceCents: '-1' }, 'priceCents'],
    ['EVT-25', { priceCents: '1.234' }, 'priceCents'],
    ['EVT-27', { imageUrl: 'a picture' }, 'imageUrl'],
    ['D-74', { imageUrl: 'http://example.org/a.png' }, 'imageUrl'],
  ])('%s stands beside the field of %j', (_line, wrong, field) => {
    expect(Object.keys(errorsOfEvent({ ...whole, ...wrong }))).toEqual([field]);
  });
});

describe('the hours of continuing education', () => {
  const typed = {
    hours: '2',
    category: 'accounting',
    subject: 'Ethics',
    approvals: [{ state: 'New Jersey', number: 'NJ-88', validThrough: '2099-12-31' }],
  };

  it('are none without a number, and say who approved them', () => {
    expect(toEducation({ ...typed, hours: ' ' })).toBeNull();
    const education = toEducation(typed);
    expect(education && hoursText(education)).toBe(
      '2 hours in Ethics (Accounting) once you are checked in. The host states approval by New Jersey, no. NJ-88, through Dec 31, 2099.',
    );
  });
});
