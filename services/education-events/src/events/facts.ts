import type { Event } from './event.ts';

/** An event as the events of this service carry it. */
export const toEventFact = (event: Event) => ({
  eventId: event.id,
  organizerId: event.organizerId,
  title: event.title,
  startsAt: event.eventDate.toISOString(),
  endsAt: event.endsAt.toISOString(),
  timeZone: event.timeZone,
  location: event.location,
});
