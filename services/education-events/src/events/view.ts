import type { EventDetail, EventView } from '@sidework/contracts/education-events/event-listings';
import type { TicketingView } from '@sidework/contracts/education-events/ticketing';
import { type Audience, nameFor } from '../people/audience.ts';
import type { Registration } from '../registrations/registration.ts';
import { type Event, seesTakenDown } from './event.ts';
import { seatsLeftOf, wholeRefund } from './event-ticketing.ts';
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
    ticketTypes: event.ticketTypes.map(({ id, name, priceCents, isOnline, ...type }) => ({
      id,
      name,
      priceCents,
      seatsLeft: seatsLeftOf(event, { id, name, priceCents, isOnline, ...type }),
      isOnline,
      salesFrom: type.salesFrom,
      salesUntil: type.salesUntil,
    })),
    questions: event.questions,
    refundRule: event.refundRule ?? wholeRefund,
    education: event.education,
    imageUrl: event.pictureKey && !event.takenDownAt ? event.imageUrl : null,
    status: event.status,
    allowsKids: isForYoungPeople(event),
    youngPeople: isOwn ? event.youngPeople : null,
    isOwn,
    seriesId: event.seriesId,
  };
}

export const toTicketingView = (event: Event): TicketingView => ({
  ticketTypes: event.ticketTypes,
  promoCodes: event.promoCodes,
  questions: event.questions,
  refundRule: event.refundRule ?? wholeRefund,
  version: event.version,
});

/** When an event is hidden from a child, the child reads only that it had a seat. */
export function toAttendedEventView(
  { registration, ...shown }: ShownEvent & { registration: Registration },
  audience: Audience,
): EventView {
  const view = toEventView(shown, audience);
  const isTakenDown = shown.event.takenDownAt && !seesTakenDown(audience, registration);
  if (!audience.isChild || (view.allowsKids && !isTakenDown)) return view;
  const unsaid = { description: '', location: '', organizerName: 'Someone', imageUrl: null };
  const unsold = { ticketTypes: [], questions: [], education: null };
  return { ...view, ...unsaid, ...unsold, title: 'An event that is not open to young people' };
}

export function toEventDetail(
  shown: ShownEvent,
  audience: Audience,
  registration: (Registration & { paymentId: string | undefined }) | undefined,
  beside: Pick<EventDetail, 'waitlist' | 'dates' | 'isCoHost'>,
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
          paymentAmountCents: registration.paymentAmountCents,
          paymentId: registration.status === 'held' ? (registration.paymentId ?? null) : null,
        }
      : null,
    ...beside,
  };
}
