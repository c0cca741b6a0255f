import type { Actor } from '@sidework/chassis/http/actor';
import { describe, expect, it } from 'vitest';
import * as Appointment from './appointment.ts';
import * as OfChild from './child-appointment.ts';

const startsAt = new Date('2026-11-21T12:00:00Z');
const before = new Date(startsAt.getTime() - 1);
const client = { id: 'client' } as Actor;
const professional = { id: 'professional' } as Actor;
const stranger = { id: 'stranger' } as Actor;
const guardian = { id: 'guardian' } as Actor;
const child = { guardianIds: ['guardian'] };
const agreed = {
  id: 'appointment',
  clientId: 'client',
  professionalId: 'professional',
  startsAt,
  status: 'agreed',
  cancelledBy: null,
  version: 1,
} as Appointment.Appointment;
const refused = (code: string) => expect.objectContaining({ code });

describe('an appointment', () => {
  it.each([
    [client, 'client'],
    [professional, 'professional'],
    [guardian, 'guardian'],
  ] as const)('is cancelled before it begins by a side or a guardian: %o', (by, cancelledBy) => {
    expect(OfChild.cancellerOf(agreed, child, by)).toBe(cancelledBy);
    expect(Appointment.cancel(agreed, cancelledBy, before)).toEqual({
      ...agreed,
      status: 'cancelled',
      cancelledBy,
      version: 2,
    });
  });

  it('stays as it was when it is cancelled again, also later and by the other side', () => {
    const cancelled = Appointment.cancel(agreed, 'client', before);
    expect(Appointment.cancel(cancelled, 'professional', startsAt)).toBe(cancelled);
  });

  it('is not cancelled once it begins', () => {
    expect(() => Appointment.cancel(agreed, 'client', startsAt)).toThrow(
      refused('appointment_over'),
    );
  });

  it('is not found by a stranger', () => {
    for (const [of, by] of [
      [child, stranger],
      [undefined, guardian],
    ] as const)
      expect(() => OfChild.cancellerOf(agreed, of, by)).toThrow(refused('appointment_not_found'));
    expect(() => Appointment.sideOf(agreed, stranger)).toThrow(refused('appointment_not_found'));
  });

  it('is cancelled by nobody where its service ends', () => {
    expect(Appointment.dropped(agreed)).toMatchObject({
      status: 'cancelled',
      cancelledBy: null,
      version: 2,
    });
  });
});

const at = (time: string) => new Date(`2026-12-${time}:00Z`);
const booked = (given: Partial<Appointment.Appointment> = {}): Appointment.Appointment => ({
  id: 'appointment',
  serviceId: 'service',
  professionalId: 'pat',
  clientId: 'clara',
  startsAt: at('08T15:00'),
  endsAt: at('08T16:00'),
  blockedUntil: at('08T16:30'),
  timeZone: 'America/New_York',
  status: 'agreed',
  isBooking: true,
  remindersPast: 0,
  cancelledBy: null,
  createdAt: at('01T10:00'),
  version: 1,
  ...given,
});

it.each([
  ['more than a day before, none', '07T14:59', {}, undefined, 0],
  ['a day before, the first', '07T15:00', {}, 24, 1],
  ['after the first, none', '07T20:00', { remindersPast: 1 }, undefined, 1],
  ['two hours before, the second', '08T13:00', { remindersPast: 1 }, 2, 2],
  ['after a day without any, the second alone', '08T13:30', {}, 2, 2],
  ['after both, none', '08T14:00', { remindersPast: 2 }, undefined, 2],
  ['booked within the day, none yet', '07T20:00', { createdAt: at('07T19:00') }, undefined, 1],
  ['booked within the day, the second', '08T13:00', { createdAt: at('07T19:00') }, 2, 2],
  ['booked within two hours, none', '08T13:30', { createdAt: at('08T13:20') }, undefined, 2],
] as const)('%s is told', (_, now, given, hours, remindersPast) => {
  const reminded = Appointment.remind(booked(given), at(now));
  expect(reminded.hours).toBe(hours);
  expect(reminded.appointment.remindersPast).toBe(remindersPast);
});

it('moves to another time, and its reminders come again', () => {
  const times = Appointment.timesOf(at('10T09:00'), { minutes: 90, travelMinutes: 15 });
  expect(times).toEqual({
    startsAt: at('10T09:00'),
    endsAt: at('10T10:30'),
    blockedUntil: at('10T10:45'),
  });
  const move = (now: string) =>
    Appointment.move(
      booked({ remindersPast: 2 }),
      { ...times, timeZone: 'America/Denver' },
      at(now),
    );
  expect(move('08T13:00')).toMatchObject({
    ...times,
    timeZone: 'America/Denver',
    remindersPast: 0,
    version: 2,
  });
  expect(() => move('08T15:00')).toThrow(refused('appointment_over'));
  const near = Appointment.timesOf(at('08T16:00'), { minutes: 60 });
  const moved = Appointment.move(booked(), { ...near, timeZone: 'UTC' }, at('08T12:00'));
  expect(moved.remindersPast).toBe(1);
});

it.each([
  [24, '07T15:00', false],
  [24, '07T15:01', true],
  [undefined, '08T14:59', false],
])('with %s hours of notice, %s is short notice: %s', (hours, now, isShort) => {
  expect(Appointment.isShortNotice(booked(), hours, at(now))).toBe(isShort);
});

it('is of adults, at a time that is free', () => {
  expect(() => Appointment.requireOpenCalendar(false)).toThrow(refused('appointment_of_adults'));
  expect(() => Appointment.requireTimeFree([{ id: 'a' }], 'a')).not.toThrow();
  expect(() => Appointment.requireTimeFree([{ id: 'a' }], null)).toThrow(
    refused('appointment_time_taken'),
  );
});

describe('an appointment of a child', () => {
  const waiting = OfChild.awaitGuardian(booked());

  it('stands once it is confirmed, and stays so', () => {
    const confirmed = OfChild.confirm(waiting, at('08T14:59'));
    expect(confirmed).toMatchObject({ status: 'agreed', version: 2 });
    expect(OfChild.confirm(confirmed, at('09T00:00'))).toBe(confirmed);
  });

  it.each([
    ['begun', waiting, 'appointment_over'],
    ['cancelled', Appointment.dropped(waiting), 'appointment_cancelled'],
  ])('is not confirmed once it is %s', (_, appointment, code) => {
    expect(() => OfChild.confirm(appointment, at('08T15:00'))).toThrow(refused(code));
  });

  it.each([
    ['on the quarter hour', '08T15:45', undefined],
    ['beside it', '08T15:44', 'appointment_quarter_hour'],
  ])('begins %s', (_, time, code) => {
    const require = () => OfChild.requireQuarterHours([at('08T15:00'), at(time)]);
    if (code) expect(require).toThrow(refused(code));
    else expect(require).not.toThrow();
  });
});
