import type { WorkingHours } from '@sidework/contracts/client-services/working-hours';
import { describe, expect, it } from 'vitest';
import { bookableWeek, freeTimes, momentsOf, requireFree, spanOf } from './free-times.ts';

const everyDay = (from: string, to: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }));
const hoursOf = (given: Partial<WorkingHours> = {}): WorkingHours => ({
  timeZone: 'America/New_York',
  week: everyDay('09:00', '12:00'),
  daysOff: [],
  appointmentMinutes: 60,
  noticeHours: 0,
  travelMinutes: 0,
  ...given,
});
const early = new Date('2026-01-01T00:00:00Z');
const timesOf = (day: string, given: Partial<WorkingHours> = {}, taken: string[][] = []) => {
  const [found] = freeTimes([day], {
    hours: hoursOf(given),
    taken: taken.map(([from = '', to = '']) => ({
      startsAt: new Date(from),
      blockedUntil: new Date(to),
    })),
    now: early,
  });
  return found?.times.map((time) => time.toISOString().slice(0, 16));
};

describe('free times', () => {
  it('follow one another within the hours of the day', () => {
    expect(timesOf('2026-01-05')).toEqual([
      '2026-01-05T14:00',
      '2026-01-05T15:00',
      '2026-01-05T16:00',
    ]);
  });

  it('are none on another day of the week, nor on a day off', () => {
    const week = [{ weekday: 1, from: '09:00', to: '12:00' }];
    expect(timesOf('2026-01-06', { week })).toEqual([]);
    const daysOff = [{ from: '2026-01-04', to: '2026-01-05' }];
    expect(timesOf('2026-01-05', { daysOff })).toEqual([]);
  });

  it('leave out what is taken, and go on after it at a quarter of an hour', () => {
    const taken = [['2026-01-05T14:00:00Z', '2026-01-05T14:50:00Z']];
    expect(timesOf('2026-01-05', {}, taken)).toEqual(['2026-01-05T15:00', '2026-01-05T16:00']);
    const long = [['2026-01-05T14:00:00Z', '2026-01-05T15:20:00Z']];
    expect(timesOf('2026-01-05', {}, long)).toEqual(['2026-01-05T15:30']);
  });

  it('leave time to travel between two, also before one that is taken', () => {
    expect(timesOf('2026-01-05', { travelMinutes: 30 })).toEqual([
      '2026-01-05T14:00',
      '2026-01-05T15:30',
    ]);
    const taken = [['2026-01-05T15:00:00Z', '2026-01-05T16:00:00Z']];
    expect(timesOf('2026-01-05', { travelMinutes: 30 }, taken)).toEqual(['2026-01-05T16:00']);
  });

  it('begin after the notice', () => {
    const hours = hoursOf({ noticeHours: 24 });
    const now = new Date('2026-01-04T15:10:00Z');
    const [found] = freeTimes(['2026-01-05'], { hours, taken: [], now });
    expect(found?.times).toEqual([new Date('2026-01-05T15:15:00Z')]);
  });
});

/** Each row is a night that is open from 00:00 to 06:00, with the moments at which it begins and ends. */
const nights = [
  ['America/New_York', '2026-03-08', 5, '2026-03-08T05:00', '2026-03-08T09:00'],
  ['America/New_York', '2026-11-01', 7, '2026-11-01T04:00', '2026-11-01T10:00'],
  ['Europe/Berlin', '2026-03-29', 5, '2026-03-28T23:00', '2026-03-29T03:00'],
  ['Europe/Berlin', '2026-10-25', 7, '2026-10-24T22:00', '2026-10-25T04:00'],
] as const;

it.each(nights)('over the clock change of %s on %s a night has %d hours', (zone, day, ...night) => {
  const [count, first, last] = night;
  const times = timesOf(day, { timeZone: zone, week: everyDay('00:00', '06:00') });
  expect([times?.length, times?.[0], times?.at(-1)]).toEqual([count, first, last]);
  expect(new Set(times).size).toBe(count);
});

it.each([
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T06:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-26T01:00:00.000Z'],
])(
  'a day of %s on %s lasts to the next midnight, and two hours of travel',
  (zone, day, from, to) => {
    expect(momentsOf([day], zone)).toEqual({ from: new Date(from), to: new Date(to) });
  },
);

it.each([
  ['America/New_York', '2026-03-08', '2026-03-08T07:00'],
  ['Europe/Berlin', '2026-03-29', '2026-03-29T01:00'],
])('hours of %s that begin in the hour left out on %s begin after it', (zone, day, first) => {
  const given = { timeZone: zone, week: everyDay('02:00', '05:00') };
  expect(timesOf(day, given)?.[0]).toBe(first);
});

it('hours that fall on each other where the clock leaves one out list no time twice', () => {
  const week = [
    ...everyDay('02:00', '02:30'),
    ...everyDay('02:30', '03:00'),
    ...everyDay('03:00', '05:00'),
  ];
  const given = { timeZone: 'Europe/Berlin', appointmentMinutes: 30, week };
  expect(timesOf('2026-03-29', given)).toEqual([
    '2026-03-29T01:00',
    '2026-03-29T01:30',
    '2026-03-29T02:00',
    '2026-03-29T02:30',
  ]);
});

it('hours up to 24:00 end at midnight', () => {
  expect(timesOf('2026-01-05', { week: everyDay('22:00', '24:00') })).toEqual([
    '2026-01-06T03:00',
    '2026-01-06T04:00',
  ]);
});

/** A day there begins 14 hours before that of UTC. */
const inKiribati = { timeZone: 'Pacific/Kiritimati', week: everyDay('00:00', '24:00') };

describe('a time that is asked for', () => {
  const asked = (given: Partial<WorkingHours> = {}, now = '2026-01-04T00:00:00Z') => ({
    hours: hoursOf(given),
    taken: [
      {
        startsAt: new Date('2026-01-05T15:00:00Z'),
        blockedUntil: new Date('2026-01-05T16:00:00Z'),
      },
    ],
    now: new Date(now),
  });

  it.each([
    ['within the hours', '2026-01-05T14:00:00Z', asked()],
    ['at a quarter that the list skips', '2026-01-06T14:15:00Z', asked()],
    ['right after what is taken', '2026-01-05T16:00:00Z', asked()],
  ])('%s is free', (_, startsAt, given) => {
    expect(() => requireFree(new Date(startsAt), given)).not.toThrow();
  });

  it.each([
    ['before the hours', '2026-01-05T13:45:00Z', asked()],
    ['that ends after the hours', '2026-01-05T16:15:00Z', asked()],
    ['within what is taken', '2026-01-05T15:30:00Z', asked()],
    ['that runs into what is taken', '2026-01-05T14:15:00Z', asked()],
    ['with too little time to travel', '2026-01-05T14:00:00Z', asked({ travelMinutes: 15 })],
    ['between the quarters', '2026-01-06T14:05:00Z', asked()],
    ['in the past', '2026-01-03T14:00:00Z', asked()],
    ['within the notice', '2026-01-05T14:00:00Z', asked({ noticeHours: 48 })],
    ['too far ahead', '2026-03-09T14:00:00Z', asked()],
    ['that is far off any calendar', '9999-12-31T14:00:00Z', asked()],
    ['that is in year 10000 there', '9999-12-31T23:00:00Z', asked(inKiribati)],
  ])('%s is not free', (_, startsAt, given) => {
    expect(() => requireFree(new Date(startsAt), given)).toThrow(
      expect.objectContaining({ code: 'time_not_free' }),
    );
  });
});

describe('the days that are asked for', () => {
  const given = { hours: hoursOf(), now: new Date('2026-01-05T03:00:00Z') };

  it('begin with today in the zone of the professional', () => {
    expect(bookableWeek(undefined, given)).toMatchObject({ nextDay: '2026-01-11' });
    expect(bookableWeek('2025-12-01', given).days[0]).toBe('2026-01-04');
  });

  it('end sixty days ahead', () => {
    expect(bookableWeek('2026-03-02', given)).toEqual({
      days: ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'],
      nextDay: null,
    });
    for (const day of ['2027-01-01', '9999-12-31'])
      expect(bookableWeek(day, given)).toEqual({ days: [], nextDay: null });
  });
});

it('an appointment ends after its length, and its professional is free after the travel', () => {
  const hours = hoursOf({ appointmentMinutes: 90, travelMinutes: 30 });
  expect(spanOf(new Date('2026-01-05T14:00:00Z'), hours)).toEqual({
    endsAt: new Date('2026-01-05T15:30:00Z'),
    blockedUntil: new Date('2026-01-05T16:00:00Z'),
  });
});
