import { conflict, notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { appointments } from './table.ts';

export type Appointment = typeof appointments.$inferSelect;
export type NewAppointment = typeof appointments.$inferInsert;

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
export function cancel(appointment: Appointment, by: Actor, now: Date): Appointment {
  const cancelledBy = sideOf(appointment, by);
  if (appointment.status === 'cancelled') return appointment;
  if (appointment.startsAt <= now) throw conflict('appointment_over');
  return withoutTime(appointment, cancelledBy);
}

/** The service ended before it began. */
export const dropped = (appointment: Appointment): Appointment => withoutTime(appointment, null);

const withoutTime = (appointment: Appointment, cancelledBy: Side | null): Appointment => ({
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

/** The reminders whose time has come are past afterwards, and the last of them is told. */
export function remind(appointment: Appointment, now: Date): Reminded {
  const momentOf = (hours: number) => appointment.startsAt.getTime() - hours * hour;
  const due = reminderHours.filter((hours) => momentOf(hours) <= now.getTime());
  const isNew = due.length > appointment.remindersPast;
  const hours = due.at(-1);
  const after = { ...appointment, remindersPast: Math.max(due.length, appointment.remindersPast) };
  const isToldOf = isNew && hours && appointment.createdAt.getTime() < momentOf(hours);
  return isToldOf ? { appointment: after, hours } : { appointment: after };
}
