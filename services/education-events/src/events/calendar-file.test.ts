import { quoted } from '@sidework/chassis/jobs/quoted';
import calendars from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarMethod, calendarFile } from './calendar-file.ts';
import type { Event } from './event.ts';

const event = {
  id: '0199e4a0-0000-7000-8000-000000000001',
  title: 'Trades, tools; and "more"\nBEGIN:VALARM',
  description: 'Meet other trades.',
  location: 'Newark, NJ',
  eventDate: new Date('2026-12-01T23:00:00Z'),
  endsAt: new Date('2026-12-02T01:00:00Z'),
  status: 'upcoming',
  version: 3,
  calendarRevision: 2,
} as Event;

function read(method: CalendarMethod, given: Partial<Event> = {}, attendee = 'ada@example.org') {
  const said = {
    organizer: 'Sidework <hello@sidework.example>',
    url: 'https://sidework.example/events/1',
    now: new Date('2026-11-01T10:00:00Z'),
  };
  const invited = method === 'PUBLISH' ? {} : { attendee };
  const text = calendarFile({ ...event, ...given }, { method, ...said, ...invited });
  const calendar = new calendars.Component(calendars.parse(text));
  const [vevent, ...more] = calendar.getAllSubcomponents('vevent');
  if (!vevent) throw new Error('there is no event');
  return { calendar, vevent, more };
}

/** How often each method has a property, by the tables of RFC 5546, 3.2.1 (PUBLISH), 3.2.2 (REQUEST) and 3.2.5 (CANCEL). */
const presence: [property: string, publish: number[], request: number[], cancel: number[]][] = [
  ['dtstamp', [1], [1], [1]],
  ['uid', [1], [1], [1]],
  ['organizer', [1], [1], [1]],
  ['sequence', [1], [1], [1]],
  ['dtstart', [1], [1], [0, 1]],
  ['dtend', [0, 1], [0, 1], [0, 1]],
  ['duration', [0], [0], [0]],
  ['summary', [1], [1], [0, 1]],
  ['attendee', [0], [1], [1]],
  ['description', [0, 1], [0, 1], [0]],
  ['location', [0, 1], [0, 1], [0]],
  ['request-status', [0], [0], [0]],
  ['status', [0, 1], [0, 1], [0]],
];

describe.each([
  ['PUBLISH', 1],
  ['REQUEST', 2],
  ['CANCEL', 3],
] as const)('a calendar file that says %s', (method, column) => {
  it.each(presence)('has %s as often as RFC 5546 says', (property, ...counts) => {
    const { vevent } = read(method);
    expect(counts[column - 1]).toContain(vevent.getAllProperties(property).length);
  });

  it('has one event with no alarm, and says its method once', () => {
    const { calendar, vevent, more } = read(method);
    expect(calendar.getAllProperties('method')).toHaveLength(1);
    expect(calendar.getFirstPropertyValue('method')).toBe(method);
    expect([more, vevent.getAllSubcomponents()]).toEqual([[], []]);
  });

  it('keeps its UID, and counts changes and freed seats in its SEQUENCE', () => {
    const sequenceOf = (given: Partial<Event>) => {
      const { vevent } = read(method, given);
      expect(vevent.getFirstPropertyValue('uid')).toBe(`${event.id}@sidework`);
      return vevent.getFirstPropertyValue('sequence');
    };
    expect([{}, { version: 4 }, { calendarRevision: 3 }].map(sequenceOf)).toEqual([4, 5, 5]);
  });
});

it('an invitation is to whom it is mailed, who has answered already, and comes from Sidework', () => {
  const { vevent } = read('REQUEST');
  const attendee = vevent.getFirstProperty('attendee');
  expect(attendee?.getFirstValue()).toMatch(/^mailto:ada@example\.org$/i);
  expect(attendee?.getParameter('partstat')).toBe('ACCEPTED');
  expect(attendee?.getParameter('rsvp')).toBe('FALSE');
  const organizer = vevent.getFirstProperty('organizer');
  expect(organizer?.getFirstValue()).toMatch(/^mailto:hello@sidework\.example$/i);
  expect(vevent.getFirstPropertyValue('summary')).toBe(quoted(event.title));
});

it.each([
  ['upcoming', null],
  ['cancelled', 'CANCELLED'],
] as const)('a CANCEL of an event that is %s has the status %s', (status, said) => {
  const { vevent } = read('CANCEL', { status });
  expect(vevent.getFirstPropertyValue('status')).toBe(said);
});

it.each([
  ['REQUEST', 'Pay at evil. example', 'See https: //evil. example', null],
  ['PUBLISH', 'Pay at evil.example', 'See https://evil.example', 'At https://evil.example'],
] as const)('a %s has the organizer’s words as far as a mail may', (method, ...said) => {
  const { vevent } = read(method, {
    title: 'Pay at evil.example',
    location: 'See https://evil.example',
    description: 'At https://evil.example',
  });
  const words = ['summary', 'location', 'description'];
  expect(words.map((name) => vevent.getFirstPropertyValue(name))).toEqual(said);
});
