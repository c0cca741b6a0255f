import { shownName } from '@sidework/chassis/people/shown-name';
import type { EventDetail, EventView } from '@sidework/contracts/education-events/event-listings';
import type { Registration } from '../registrations/registration.ts';
import type { ShownEvent } from './queries.ts';

export function toEventView(
  { event, organizerName }: ShownEvent,
  viewerId: string | undefined,
): EventView {
  return {
    id: event.id,
    organizerId: event.organizerId,
    organizerName: shownName(organizerName),
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
    imageUrl: event.imageUrl,
    status: event.status,
    allowsKids: event.allowsKids,
    isOwn: event.organizerId === viewerId,
  };
}

export function toEventDetail(
  shown: ShownEvent,
  viewerId: string | undefined,
  registration: (Registration & { paymentId: string | undefined }) | undefined,
): EventDetail {
  const view = toEventView(shown, viewerId);
  return {
    ...view,
    version: view.isOwn ? shown.event.version : null,
    cancelReason: shown.event.cancelReason,
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
