import { conflict, forbidden, notFound } from '@sidework/chassis/errors';
import { offerHours } from '@sidework/contracts/education-events/event-options';
import type { Event } from '../events/event.ts';
import { isOnSale, saleEndOf, seatsLeftOf } from '../events/event-ticketing.ts';
import { isForYoungPeople } from '../events/event-young-people.ts';
import type { waitlistPlaces } from './table.ts';

export type WaitlistPlace = typeof waitlistPlaces.$inferSelect;

interface Joins {
  id: string;
  userId: string;
  isChild: boolean;
  ticketTypeId: string | null;
}

const isAhead = ({ status, eventDate }: Event, now: Date) =>
  status === 'upcoming' && eventDate > now;

/** The kinds of place that a free seat could serve: `typeIds`, and those who wait for a seat of any type. */
export function servedBy(event: Event, now: Date): { typeIds: string[]; servesAny: boolean } {
  if (!isAhead(event, now) || event.taken >= event.capacity)
    return { typeIds: [], servesAny: false };
  const typeIds = event.ticketTypes
    .filter((type) => isOnSale(type, now) && seatsLeftOf(event, type) > 0)
    .map(({ id }) => id);
  return { typeIds, servesAny: event.ticketTypes.length === 0 || typeIds.length > 0 };
}

/** A person joins only where no seat is left, or where those before them wait for what is left. */
export function join(
  joins: Joins,
  event: Event,
  { isLineAhead }: { isLineAhead: boolean },
  now: Date,
): WaitlistPlace {
  if (!isAhead(event, now)) throw conflict('event_not_upcoming');
  if (joins.isChild && !isForYoungPeople(event)) throw forbidden('not_for_young_people');
  const { typeIds, servesAny } = servedBy(event, now);
  const isFree = joins.ticketTypeId === null ? servesAny : typeIds.includes(joins.ticketTypeId);
  if (isFree && !isLineAhead) throw conflict('event_not_full');
  return {
    ...joins,
    eventId: event.id,
    status: 'waiting',
    joinedAt: now,
    offerExpiresAt: null,
    endedAt: null,
  };
}

/** The seat is held for 24 hours, and until the event begins or its sale ends at most. */
export function offer(place: WaitlistPlace, event: Event, now: Date): WaitlistPlace {
  const latest = now.getTime() + offerHours * 60 * 60 * 1000;
  const { ticketTypeId } = place;
  const typeIds = ticketTypeId === null ? servedBy(event, now).typeIds : [ticketTypeId];
  const ends = [latest, event.eventDate.getTime(), saleEndOf(event, typeIds)];
  return { ...place, status: 'offered', offerExpiresAt: new Date(Math.min(...ends)) };
}

export const holdsSeat = ({ status }: WaitlistPlace) => status === 'offered';

/** The held seat, as the row of the event counts it. */
export const seatOf = ({ ticketTypeId }: WaitlistPlace) => ({ ticketTypeId, promoCode: null });

const end = (
  place: WaitlistPlace,
  status: 'taken' | 'declined' | 'expired' | 'left' | 'over',
  endedAt: Date,
): WaitlistPlace => ({ ...place, status, offerExpiresAt: null, endedAt });

/** The person has a seat now. */
export const take = (place: WaitlistPlace, now: Date) => end(place, 'taken', now);

/** An offered seat is declined by leaving. */
export const leave = (place: WaitlistPlace, now: Date) =>
  end(place, holdsSeat(place) ? 'declined' : 'left', now);

/**
 * Ends a place whose offer ran out, or that can bring no seat any more. An offer that its person cannot take now is for the
 * next in line, and the person waits on in the old place. Undefined while the place stays.
 */
export function passTime(
  place: WaitlistPlace,
  event: Event,
  { mayAct }: { mayAct: boolean },
  now: Date,
): WaitlistPlace | undefined {
  if (place.endedAt) return undefined;
  const isClosed = place.isChild && (event.youngPeople === 'no' || event.youngPeople === 'refused');
  if (!isAhead(event, now) || isClosed) return end(place, 'over', now);
  const mayTake = mayAct && (!place.isChild || isForYoungPeople(event));
  if (holdsSeat(place) && !mayTake) return { ...place, status: 'waiting', offerExpiresAt: null };
  const hasRunOut = place.offerExpiresAt !== null && place.offerExpiresAt <= now;
  return hasRunOut ? end(place, 'expired', now) : undefined;
}

export function requireOpen(place: WaitlistPlace | undefined): asserts place is WaitlistPlace {
  if (!place) throw notFound('not_waiting');
}

export function requireNone(place: WaitlistPlace | undefined): void {
  if (place) throw conflict('already_waiting');
}

/** A seat that came free is for the first in line alone. */
export function requireTurn(first: WaitlistPlace | undefined, userId: string): void {
  if (first && first.userId !== userId) throw conflict('event_full');
}
