import type { EventDetail, EventView } from '@sidework/contracts/education-events/event-listings';
import { type Audience, nameFor } from '../people/audience.ts';
import type { Registration } from '../registrations/registration.ts';
import { seesTakenDown } from './event.ts';
import { isForYoungPeople } from './event-young-people.ts';
import type { ShownEvent } from './queries.ts';

export function toEventView({ event, organizerName }: ShownEvent, audience: Audience): EventView {
  const isOwn = event.organizerId === audience.id;
  return {
    id: event.id,
    organizerId: event.organizerId,
    organizerName: nameFor(audience, organizerName),
    title: event.title,
    description: event.description,
    category: event.category,
    startsAt: event.eventDate.toISOString(),
    endsAt: event.endsAt.toISOString(),
    timeZone: event.timeZone,
    location: event.location,
    capacity: event.capacity,
    registeredCount: event.taken,
    priceCents: event.priceCents,
    imageUrl: event.pictureKey && !event.takenDownAt ? event.imageUrl : null,
    status: event.status,
    allowsKids: isForYoungPeople(event),
    youngPeople: isOwn ? event.youngPeople : null,
    isOwn,
  };
}

/** When an event is hidden from a child, the child reads only that it had a seat. */
export function toAttendedEventView(
  { registration, ...shown }: ShownEvent & { registration: Registration },
  audience: Audience,
): EventView {
  const view = toEventView(shown, audience);
  const isTakenDown = shown.event.takenDownAt && !seesTakenDown(audience, registration);
  if (!audience.isChild || (view.allowsKids && !isTakenDown)) return view;
  const unsaid = { description: '', location: '', organizerName: 'Somebody', imageUrl: null };
  return { ...view, ...unsaid, title: 'An event that is not open to young people' };
}

export function toEventDetail(
  shown: ShownEvent,
  audience: Audience,
  registration: (Registration & { paymentId: string | undefined }) | undefined,
): EventDetail {
  const view = toEventView(shown, audience);
  return {
    ...view,
    pictureState: view.isOwn ? shown.event.pictureState : null,
    version: view.isOwn ? shown.event.version : null,
    // Staff have not read the reason that an organizer gives for a cancellation.
    cancelReason: audience.isChild ? null : shown.event.cancelReason,
    youngPeopleReason: view.isOwn ? shown.event.youngPeopleReason : null,
    registration: registration
      ? {
          id: registration.id,
          status: registration.status,
          holdExpiresAt: registration.holdExpiresAt?.toISOString() ?? null,
          paymentId: registration.status === 'held' ? (registration.paymentId ?? null) : null,
        }
      : null,
  };
}
