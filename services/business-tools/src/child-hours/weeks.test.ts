import { expect, it } from 'vitest';
import { weeksOf } from './weeks.ts';

const zone = 'America/New_York';
const appointment = (startsAt: string, endsAt: string, ageBand: '14_15' | '16_17' | null) => ({
  appointmentId: startsAt,
  professionalId: 'child',
  title: 'Yard help',
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  ageBand,
  stands: true,
  sequence: 1,
});

it.each([
  // Sunday evening in New York is Monday in UTC.
  ['2025-11-17T00:00:00Z', '2025-11-17T01:15:00Z', '14_15', '2025-11-10', 75, 18],
  ['2025-11-17T12:00:00Z', '2025-11-17T13:00:00Z', '14_15', '2025-11-17', 60, 18],
  ['2025-07-08T14:00:00Z', '2025-07-08T15:00:00Z', '14_15', '2025-07-07', 60, 40],
  ['2025-11-17T12:00:00Z', '2025-11-17T13:00:00Z', '16_17', '2025-11-17', 60, null],
  ['2025-11-17T12:00:00Z', '2025-11-17T13:00:00Z', null, '2025-11-17', 60, null],
] as const)(
  '%s to %s of %s is in the week of %s',
  (from, to, band, monday, minutes, limitHours) => {
    expect(weeksOf([appointment(from, to, band)], zone)).toEqual([{ monday, minutes, limitHours }]);
  },
);

it('sums a week over the change of the clock, and puts weeks in order', () => {
  const done = [
    appointment('2025-11-04T20:00:00Z', '2025-11-04T21:00:00Z', '14_15'),
    appointment('2025-11-01T14:00:00Z', '2025-11-01T15:00:00Z', '14_15'),
    appointment('2025-11-02T18:00:00Z', '2025-11-02T19:30:00Z', '14_15'),
  ];
  expect(weeksOf(done, zone)).toMatchObject([
    { monday: '2025-10-27', minutes: 150 },
    { monday: '2025-11-03', minutes: 60 },
  ]);
});
