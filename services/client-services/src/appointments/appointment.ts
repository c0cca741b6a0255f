import { conflict, notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { appointments } from './table.ts';

export type Appointment = typeof appointments.$inferSelect;
export type NewAppointment = typeof appointments.$inferInsert;

export type Canceller = NonNullable<Appointment['cancelledBy']>;
export type Side = 'client' | 'professional';

/** A stranger is not told that there is such an appointment. */
export function sideOf(
  { clientId, professionalId }: Pick<Appointment, 'clientId' | 'professionalId'>,
  by: Pick<Actor, 'id'>,
): Side {
  if (by.id === clientId) return 'client';
  if (by.id === professionalId) return 'professional';
  throw notFound('appointment_not_found');
}

/** Cancelled twice it stays as it was. */
export function cancel(appointment: Appointment, cancelledBy: Canceller, now: Date): Appointment {
  if (appointment.status === 'cancelled') return appointment;
  requireComing(appointment, now);
  return withoutTime(appointment, cancelledBy);
}

/** Throws unless it is still to come. */
export function requireComing({ status, startsAt }: Appointment, now: Date): void {
  if (status === 'cancelled') throw conflict('appointment_cancelled');
  if (startsAt <= now) throw conflict('appointment_over');
}

export const isComing = ({ status, startsAt }: Appointment, now: Date): boolean =>
  status !== 'cancelled' && startsAt > now;

/** Whether a change comes later than the professional asks for. */
export const isShortNotice = (
  { startsAt }: Pick<Appointment, 'startsAt'>,
  noticeHours: number | undefined,
  now: Date,
): boolean => startsAt.getTime() - now.getTime() < (noticeHours ?? 0) * hour;

/** Throws where the professional may not act. */
export function requireOpenCalendar(isOpen: boolean): void {
  if (!isOpen) throw conflict('appointment_of_adults');
}

/** Throws where another appointment is taken at that time than the one that moves. */
export function requireTimeFree(
  taken: readonly Pick<Appointment, 'id'>[],
  movesId: string | null,
): void {
  if (taken.some(({ id }) => id !== movesId)) throw conflict('appointment_time_taken');
}

const minute = 60_000;

/** When it begins and ends, and until when its professional is on the way from it. */
export function timesOf(
  startsAt: Date,
  { minutes, travelMinutes = 0 }: { minutes: number; travelMinutes?: number | undefined },
) {
  const endsAt = new Date(startsAt.getTime() + minutes * minute);
  return { startsAt, endsAt, blockedUntil: new Date(endsAt.getTime() + travelMinutes * minute) };
}

/** Both agreed to another time, and the reminders that are still ahead come again. */
export function move(
  appointment: Appointment,
  times: ReturnType<typeof timesOf> & Pick<Appointment, 'timeZone'>,
  now: Date,
): Appointment {
  requireComing(appointment, now);
  const moved = { ...appointment, ...times, version: appointment.version + 1 };
  return { ...moved, remindersPast: dueAt(moved, now).length };
}

/** The service ended before it began. */
export const dropped = (appointment: Appointment): Appointment => withoutTime(appointment, null);

const withoutTime = (appointment: Appointment, cancelledBy: Canceller | null): Appointment => ({
  ...appointment,
  status: 'cancelled',
  cancelledBy,
  version: appointment.version + 1,
});

const hour = 3_600_000;
/** Both sides are reminded so many hours before, the earlier first. */
const reminderHours = [24, 2] as const;

interface Reminded {
  appointment: Appointment;
  /** The reminder that is due; undefined where the appointment was booked after its time. */
  hours?: (typeof reminderHours)[number];
}

const momentOf = ({ startsAt }: Appointment, hours: number) => startsAt.getTime() - hours * hour;

const dueAt = (appointment: Appointment, now: Date) =>
  reminderHours.filter((hours) => momentOf(appointment, hours) <= now.getTime());

/** The reminders whose time has come are past afterwards, and the last of them is told. */
export function remind(appointment: Appointment, now: Date): Reminded {
  const due = dueAt(appointment, now);
  const isNew = due.length > appointment.remindersPast;
  const hours = due.at(-1);
  const after = { ...appointment, remindersPast: Math.max(due.length, appointment.remindersPast) };
  const isToldOf = isNew && hours && appointment.createdAt.getTime() < momentOf(appointment, hours);
  return isToldOf ? { appointment: after, hours } : { appointment: after };
}
