import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import { doorClosesAt } from '@sidework/contracts/education-events/event-options';
import type { AttendeeView } from '@sidework/contracts/education-events/registrations';
import { keep, keptKeys, readKept } from '../../../lib/kept.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { getSession } from '../../../lib/session.ts';

interface KeptDoor {
  event: EventDetail;
  attendees: AttendeeView[];
}

const prefix = 'sidework.door-list.';
const placeOf = (eventId: string) => `${prefix}${getSession()?.viewer.id}.${eventId}`;

const isClosed = ({ event }: KeptDoor) => doorClosesAt(event.endsAt).getTime() < serverNow();

/** The list of a door as this tab knew it last: a reload finds it again, and a closed tab leaves no names behind. */
export const keptDoor = (eventId: string) => readKept<KeptDoor>('sessionStorage', placeOf(eventId));

/** Keeps what a door needs without a network: no addresses and no answers. Lists of closed doors are forgotten. */
export function keepDoor(event: EventDetail, attendees: AttendeeView[]): void {
  const named = attendees.map((each) => ({ ...each, attendeeEmail: null, answers: [] }));
  keep('sessionStorage', placeOf(event.id), { event, attendees: named });
  for (const key of keptKeys('sessionStorage', prefix)) {
    const kept = readKept<KeptDoor>('sessionStorage', key);
    if (!kept || isClosed(kept)) keep('sessionStorage', key, undefined);
  }
}
