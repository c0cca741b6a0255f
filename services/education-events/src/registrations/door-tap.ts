import type { DoorOutcome, DoorTap } from '@sidework/contracts/education-events/door';
import type { Event } from '../events/event.ts';
import { checkIn, type Registration } from './registration.ts';

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
  event: Pick<Event, 'id' | 'status'>,
  tap: DoorTap,
  by: { id: string },
  now: Date,
): Settled {
  if (registration?.eventId !== event.id) return { outcome: 'no_ticket', registration: undefined };
  return tap.act === 'in' ? letIn(registration, event, tap, by, now) : undo(registration, tap);
}

function letIn(
  registration: Registration,
  event: Pick<Event, 'id' | 'status'>,
  tap: DoorTap,
  by: { id: string },
  now: Date,
): Settled {
  if (registration.status !== 'confirmed' || event.status === 'cancelled')
    return { outcome: 'no_ticket', registration };
  const entry = checkIn(registration, event, by, momentOf(registration, tap, now));
  if (!entry.isFirst) return { outcome: 'already_in', registration };
  return { outcome: 'in', registration: { ...entry.registration, checkedInTap: tap.id } };
}

function undo(registration: Registration, { undoes }: DoorTap): Settled {
  if (!registration.checkedInAt) return { outcome: 'not_in', registration };
  if (undoes && registration.checkedInTap !== undoes)
    return { outcome: 'already_in', registration };
  const out = { checkedInAt: null, checkedInBy: null, checkedInTap: null };
  return { outcome: 'undone', registration: { ...registration, ...out } };
}

/** The clock of a device may be wrong, but it lets in neither before the seat was taken nor after now. */
function momentOf({ createdAt }: Registration, { at }: DoorTap, now: Date): Date {
  const tapped = new Date(at);
  if (tapped > now) return now;
  return tapped < createdAt ? createdAt : tapped;
}
