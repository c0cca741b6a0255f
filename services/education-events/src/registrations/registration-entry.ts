import { conflict, notFound } from '@sidework/chassis/errors';
import { doorClosesAt, doorOpensAt } from '@sidework/contracts/education-events/event-options';
import type { Event } from '../events/event.ts';
import type { Registration } from './registration.ts';

export type DoorEvent = Pick<Event, 'id' | 'status' | 'eventDate' | 'endsAt'>;

/** The door is timed by the clock of the server, because an attendee who is in can neither cancel nor be asked for again. */
export function timeAtDoor(
  { eventDate, endsAt }: DoorEvent,
  now: Date,
): 'open' | 'too_early' | 'too_late' {
  if (now < doorOpensAt(eventDate)) return 'too_early';
  return now > doorClosesAt(endsAt) ? 'too_late' : 'open';
}

export function requireOpenDoor(event: DoorEvent, now: Date): void {
  const time = timeAtDoor(event, now);
  if (time === 'too_early') throw conflict('door_not_open');
  if (time === 'too_late') throw conflict('door_closed');
}

/** Let in once; the second time says since when. */
export function checkIn(
  registration: Registration | undefined,
  event: DoorEvent,
  by: { id: string },
  now: Date,
): { registration: Registration; checkedInAt: Date; isFirst: boolean } {
  const isOfEvent = registration?.eventId === event.id && event.status !== 'cancelled';
  if (!isOfEvent || registration.status !== 'confirmed') throw notFound('ticket_not_found');
  if (registration.checkedInAt)
    return { registration, checkedInAt: registration.checkedInAt, isFirst: false };
  requireOpenDoor(event, now);
  const entered = { ...registration, checkedInAt: now, checkedInBy: by.id };
  return { registration: entered, checkedInAt: now, isFirst: true };
}

/** Whether the attendee is at the event: who was let in long before it starts is not there yet. */
export const isInside = (
  { checkedInAt }: Pick<Registration, 'checkedInAt'>,
  { eventDate }: Pick<Event, 'eventDate'>,
): boolean => checkedInAt !== null && checkedInAt >= doorOpensAt(eventDate);

export const outside = (registration: Registration): Registration => ({
  ...registration,
  checkedInAt: null,
  checkedInBy: null,
  checkedInTap: null,
});
