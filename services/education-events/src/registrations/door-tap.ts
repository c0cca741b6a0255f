import type { DoorOutcome, DoorTap } from '@sidework/contracts/education-events/door';
import { doorOpensAt } from '@sidework/contracts/education-events/event-options';
import { end, type Registration } from './registration.ts';
import { checkIn, type DoorEvent, outside, timeAtDoor } from './registration-entry.ts';

export interface Settled {
  outcome: DoorOutcome;
  /** The seat as it is after the tap; undefined if the event has no such seat. */
  registration: Registration | undefined;
}

/**
 * Settles one tap of a device that may not have known of the others. An attendee is let in by one tap, which stays until
 * it is undone: a device that comes later is told since when they are in, and undoes no tap but its own.
 */
export function settle(
  registration: Registration | undefined,
  event: DoorEvent,
  tap: DoorTap,
  by: { id: string },
  now: Date,
): Settled {
  if (registration?.eventId !== event.id) return { outcome: 'no_ticket', registration: undefined };
  if (registration.status !== 'confirmed' || event.status === 'cancelled')
    return { outcome: 'no_ticket', registration };
  const time = timeAtDoor(event, now);
  if (time !== 'open') return { outcome: time, registration };
  return tap.act === 'in' ? letIn(registration, event, tap, by, now) : undo(registration, tap, now);
}

function letIn(
  registration: Registration,
  event: DoorEvent,
  tap: DoorTap,
  by: { id: string },
  now: Date,
): Settled {
  const entry = checkIn(registration, event, by, momentOf(registration, event, tap, now));
  if (!entry.isFirst) return { outcome: 'already_in', registration };
  return { outcome: 'in', registration: { ...entry.registration, checkedInTap: tap.id } };
}

/** A guest who came without a ticket has none to come back with, so that the seat is free again. */
function undo(registration: Registration, { undoes }: DoorTap, now: Date): Settled {
  if (!registration.checkedInAt) return { outcome: 'not_in', registration };
  if (undoes && registration.checkedInTap !== undoes)
    return { outcome: 'already_in', registration };
  const left = outside(registration);
  return { outcome: 'undone', registration: left.isWalkIn ? end(left, 'cancelled', now) : left };
}

/** The clock of a device may be wrong, but it lets in neither before the seat was taken or the door opened, nor after now. */
function momentOf(
  { createdAt }: Registration,
  { eventDate }: DoorEvent,
  { at }: DoorTap,
  now: Date,
): Date {
  const tapped = new Date(at);
  if (tapped > now) return now;
  const opened = doorOpensAt(eventDate);
  const earliest = createdAt < opened ? opened : createdAt;
  return tapped < earliest ? earliest : tapped;
}
