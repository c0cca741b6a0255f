import { conflict } from '@sidework/chassis/errors';
import type { Event } from '../events/event.ts';
import type { Order } from '../events/event-ticketing.ts';
import { type Registration, untouched } from './registration.ts';
import { requireOpenDoor } from './registration-entry.ts';

interface Guest {
  id: string;
  attendeeName?: string | undefined;
  attendeeEmail?: string | undefined;
  ticketCode: string;
}

/** A guest without a ticket is let in at once, and has paid the organizer, who keeps the money. */
export function walkIn(
  { id, attendeeName = 'Walk-in', attendeeEmail, ticketCode }: Guest,
  event: Event,
  { priceCents, ...order }: Order,
  by: { id: string },
  now: Date,
): Registration {
  requireOpenDoor(event, now);
  if (event.status !== 'upcoming' || event.endsAt < now) throw conflict('event_not_upcoming');
  return {
    id,
    eventId: event.id,
    userId: id,
    isChild: false,
    isWalkIn: true,
    groupId: null,
    guestNumber: 0,
    attendeeName,
    attendeeEmail: attendeeEmail ?? null,
    ticketCode,
    paymentStatus: 'completed',
    paymentAmountCents: priceCents,
    ...order,
    answers: [],
    refundRule: event.refundRule,
    ...untouched,
    markedPaidBy: by.id,
    checkedInAt: now,
    checkedInBy: by.id,
    createdAt: now,
  };
}
