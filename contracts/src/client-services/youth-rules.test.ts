import { describe, expect, it } from 'vitest';
import type { AgeBand } from '../identity/profiles/age-bands.ts';
import { momentIn } from '../kernel/zoned-time.ts';
import { weekOf, youthFault } from './youth-rules.ts';
import { youthZonesOf } from './youth-zones.ts';

const zone = 'America/New_York';
const at = (from: string, until: string, inZone = zone) => ({
  startsAt: new Date(momentIn(inZone, from)),
  endsAt: new Date(momentIn(inZone, until)),
});
const on = (day: string, from: string, until: string) => at(`${day}T${from}`, `${day}T${until}`);
const child = (band: AgeBand = '14_15', zones: readonly string[] = [zone]) => ({ band, zones });

describe('the hours of a young person', () => {
  it.each([
    ['2026-12-07', '18:00', '19:00', undefined],
    ['2026-12-07', '18:01', '19:01', /7 AM to 7 PM/],
    ['2026-12-05', '07:00', '08:00', undefined],
    ['2026-12-05', '06:59', '07:59', /7 AM to 7 PM/],
    ['2026-05-31', '20:00', '21:00', /7 AM to 7 PM/],
    ['2026-06-01', '20:00', '21:00', undefined],
    ['2026-06-01', '20:01', '21:01', /7 AM to 7 PM/],
    ['2026-09-07', '20:00', '21:00', undefined],
    ['2026-09-08', '20:00', '21:00', /7 AM to 7 PM/],
    ['2026-12-07', '07:00', '08:00', undefined],
    ['2026-12-07', '07:15', '08:15', /school hours/],
    ['2026-12-07', '14:59', '15:59', /school hours/],
    ['2026-12-07', '15:00', '18:00', undefined],
    ['2026-12-07', '15:00', '18:15', /3 hours on a school day/],
    ['2026-12-05', '09:00', '17:00', undefined],
    ['2026-12-05', '09:00', '17:15', /8 hours on a day without school/],
    ['2026-07-06', '09:00', '17:00', undefined],
    ['2026-06-30', '09:00', '10:00', /school hours/],
    // The clocks change on these Sundays.
    ['2026-03-08', '07:00', '15:00', undefined],
    ['2026-11-01', '18:00', '19:00', undefined],
    ['2026-11-01', '18:15', '19:15', /7 AM to 7 PM/],
  ])('on %s from %s to %s', (day, from, until, fault) => {
    const words = youthFault(on(day, from, until), [], child());
    if (!fault) return expect(words).toBeUndefined();
    expect(words).toMatch(fault);
    expect(words).toMatch(/may .*29 CFR 570\.35/);
  });

  it.each([
    ['under_14', /7 PM/],
    ['14_15', /7 PM/],
    ['16_17', undefined],
  ] as const)('are of its age: %s', (band, fault) => {
    const words = youthFault(on('2026-12-07', '19:00', '20:00'), [], child(band));
    if (fault) expect(words).toMatch(fault);
    else expect(words).toBeUndefined();
  });

  const schoolWeek = ['07', '08', '09', '10', '11'].map((day) =>
    on(`2026-12-${day}`, '15:00', '18:00'),
  );
  const freeWeek = ['06', '07', '08', '09'].map((day) => on(`2026-07-${day}`, '08:00', '16:00'));
  it.each([
    ['3 of 18', on('2026-12-12', '09:00', '12:00'), schoolWeek, undefined],
    ['more than 18', on('2026-12-12', '09:00', '12:15'), schoolWeek, /18 hours in a school week/],
    ['another week', on('2026-12-14', '15:00', '18:00'), schoolWeek, undefined],
    ['8 of 40', on('2026-07-11', '08:00', '16:00'), freeWeek, undefined],
    [
      'more than 40',
      on('2026-07-12', '08:00', '09:00'),
      [...freeWeek, on('2026-07-11', '08:00', '16:00')],
      /40 hours in a week without school/,
    ],
    [
      'a second time on a day',
      on('2026-12-07', '18:00', '18:15'),
      schoolWeek,
      /3 hours on a school day/,
    ],
  ])('count with the other work: %s', (_, stint, others, fault) => {
    const words = youthFault(stint, others, child());
    if (fault) expect(words).toMatch(fault);
    else expect(words).toBeUndefined();
  });

  it('are read by the clocks of its state, whatever zone is named', () => {
    const inHonolulu = at('2026-12-07T15:00', '2026-12-07T16:00', 'Pacific/Honolulu');
    const words = (location: string | null) =>
      youthFault(inHonolulu, [], child('14_15', youthZonesOf(location)));
    expect(words('Hawaii')).toBeUndefined();
    expect(words('New Jersey')).toMatch(/7 PM/);
    expect(words(null)).toMatch(/7 PM/);
  });

  it('end on their day', () => {
    const night = at('2026-12-05T18:00', '2026-12-06T08:00');
    expect(youthFault(night, [], child())).toMatch(/7 AM to 7 PM/);
  });
});

it.each([
  ['2026-12-07', '2026-12-07', true],
  ['2026-12-13', '2026-12-07', true],
  ['2026-07-01', '2026-06-29', true],
  ['2026-07-06', '2026-07-06', false],
  ['2027-01-01', '2026-12-28', true],
])(
  'the week of %s begins on %s, and has 18 hours where there is school: %s',
  (day, monday, isSchool) => {
    expect(weekOf(day)).toBe(monday);
    const others = Array.from({ length: 18 }, () => on(monday, '16:00', '17:00'));
    const onSaturday = new Date(Date.parse(`${monday}T00:00:00Z`) + 5 * 86_400_000);
    const more = on(onSaturday.toISOString().slice(0, 10), '10:00', '11:00');
    const fault = youthFault(more, others, child());
    if (isSchool) expect(fault).toMatch(/18 hours in a school week/);
    else expect(fault).toBeUndefined();
  },
);

it.each([
  ['2025-09-01', true],
  ['2025-09-02', false],
  ['2027-09-06', true],
  ['2027-09-07', false],
])('on %s the evenings are long: %s', (day, isLong) => {
  expect(youthFault(on(day, '20:00', '21:00'), [], child()) === undefined).toBe(isLong);
});

it.each([
  ['Oregon', ['America/Denver', 'America/Los_Angeles']],
  ['New Jersey', ['America/New_York']],
  ['Elizabeth, NJ', ['America/New_York']],
  ['Hawaii', ['Pacific/Honolulu']],
])('%s has its clocks', (location, zones) => {
  expect(youthZonesOf(location)).toEqual(zones);
});
