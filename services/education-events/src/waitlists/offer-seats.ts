import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import {
  seatOffered,
  waitedEventCancelled,
} from '@sidework/contracts/education-events/events/waitlist';
import * as Event from '../events/event.ts';
import { toEventFact } from '../events/facts.ts';
import { lockEvent, saveEvent } from '../events/queries.ts';
import { findPerson } from '../people/queries.ts';
import { addMail } from '../tasks/add-mail.ts';
import { findFirstServed, findPlace, offeredPlacesOf, savePlace } from './queries.ts';
import * as Place from './waitlist-place.ts';

/** So many seats are offered in one transaction; the next look offers more. */
const offersAtOnce = 50;

/** Under the lock of the event's row each free seat is offered once, to the first in line. */
export async function offerSeats(tx: Tx, { id }: { id: string }, at: Date): Promise<void> {
  let event = await lockEvent(tx, id);
  for (let offered = 0; offered < offersAtOnce; offered += 1) {
    const first = await findFirstServed(tx, event, at);
    if (!first) return;
    const place = Place.offer(first, event, at);
    event = Event.takeSeat(event, Place.seatOf(first), at);
    await saveEvent(tx, event);
    await savePlace(tx, place);
    await tellOffered(tx, place, event, at);
  }
}

async function tellOffered(
  tx: Tx,
  { id: placeId, userId, offerExpiresAt }: Place.WaitlistPlace,
  event: Event.Event,
  at: Date,
): Promise<void> {
  const until = (offerExpiresAt ?? event.eventDate).toISOString();
  await emit(
    tx,
    seatOffered,
    { ...toEventFact(event), placeId, userId, offerExpiresAt: until },
    at,
  );
  await addMail(tx, { kind: 'seat_offered', subjectId: placeId, userId });
}

export const freeHeld = (place: Place.WaitlistPlace, event: Event.Event): Event.Event =>
  Place.holdsSeat(place) ? Event.freeSeat(event, Place.seatOf(place)) : event;

/** An offered seat is free again with the end of its place, or of its offer. */
export async function endPlace(
  tx: Tx,
  before: Place.WaitlistPlace,
  ended: Place.WaitlistPlace,
  event: Event.Event,
): Promise<Event.Event> {
  await savePlace(tx, ended);
  const freed = freeHeld(before, event);
  if (freed !== event) await saveEvent(tx, freed);
  return freed;
}

export async function passTimeOfPlace(
  tx: Tx,
  { id, eventId }: { id: string; eventId: string },
  at: Date,
): Promise<void> {
  const event = await lockEvent(tx, eventId);
  const before = await findPlace(tx, id);
  if (!before) return;
  const person = await findPerson(tx, before.userId);
  const ended = Place.passTime(before, event, { mayAct: person?.mayAct ?? true }, at);
  if (!ended) return;
  await endPlace(tx, before, ended, event);
  if (event.status === 'cancelled') await tellCancelled(tx, ended, event, at);
}

async function tellCancelled(
  tx: Tx,
  { id: placeId, userId, isChild }: Place.WaitlistPlace,
  event: Event.Event,
  at: Date,
): Promise<void> {
  const reason = event.cancelReason ?? '';
  await emit(
    tx,
    waitedEventCancelled,
    { ...toEventFact(event), placeId, userId, isChild, reason },
    at,
  );
  await addMail(tx, { kind: 'waited_event_cancelled', subjectId: placeId, userId });
}

/** Tells those who were offered a seat of another time or place of the event. */
export async function tellOfferedOfChange(tx: Tx, eventId: string): Promise<void> {
  for (const { id: subjectId, userId } of await offeredPlacesOf(tx, eventId))
    await addMail(tx, { kind: 'offered_event_changed', subjectId, userId });
}
