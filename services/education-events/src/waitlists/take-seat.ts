import type { Tx } from '@sidework/chassis/db/db';
import * as Event from '../events/event.ts';
import type { SeatChoice } from '../events/event-ticketing.ts';
import { endPlace, freeHeld } from './offer-seats.ts';
import { findFirstServed, findOpenPlace } from './queries.ts';
import * as Place from './waitlist-place.ts';

/**
 * The holder of an offer takes the held seat; others are refused while the line waits for it. Nothing is written before a
 * refusal, and the event with the seat is the caller's to save.
 */
export async function takeSeatInTurn(
  tx: Tx,
  event: Event.Event,
  { userId, seat }: { userId: string; seat: SeatChoice },
  at: Date,
): Promise<Event.Event> {
  const place = await findOpenPlace(tx, event.id, userId);
  if (!place || !Place.holdsSeat(place))
    Place.requireTurn(await findFirstServed(tx, event, at), userId);
  const taken = Event.takeSeat(place ? freeHeld(place, event) : event, seat, at);
  await endWait(tx, event, userId, at);
  return taken;
}

/** Until the event begins, a free seat is for the first in line and not for a walk-in or a guest. */
export async function takeFreeSeat(
  tx: Tx,
  event: Event.Event,
  seat: SeatChoice,
  at: Date,
): Promise<Event.Event> {
  const taken = Event.takeFreeSeat(event, seat);
  Place.requireTurn(await findFirstServed(tx, event, at), '');
  return taken;
}

/** A person who gets a seat waits for none any more; a seat that was held for them is free again. */
export async function endWait(
  tx: Tx,
  event: Event.Event,
  userId: string,
  at: Date,
): Promise<Event.Event> {
  const place = await findOpenPlace(tx, event.id, userId);
  return place ? endPlace(tx, place, Place.take(place, at), event) : event;
}
