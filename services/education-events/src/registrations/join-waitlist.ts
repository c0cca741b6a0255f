import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Actor } from '@sidework/chassis/http/actor';
import { isKid, requireActing } from '@sidework/chassis/people/people';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { orderOf } from '../events/event-ticketing.ts';
import { lockEvent } from '../events/queries.ts';
import { endPlace } from '../waitlists/offer-seats.ts';
import { findFirstServed, findOpenPlace, insertPlace } from '../waitlists/queries.ts';
import * as Place from '../waitlists/waitlist-place.ts';
import { findSeat } from './queries.ts';
import { requireNoSeat } from './registration.ts';

type LineDeps = Pick<Deps, 'db' | 'now' | 'config'>;

/** A child waits by itself: nothing is bought yet, and its guardian is asked when it registers for the offered seat. */
export async function joinWaitlist(
  { db, now, config }: LineDeps,
  actor: Actor,
  eventId: string,
  asked: { ticketTypeId?: string | undefined },
): Promise<Place.WaitlistPlace> {
  const limit = perHour(actor.id, 'registrations', config.REGISTRATIONS_PER_HOUR, now());
  await enforceRateLimit(db, limit, 'too_many_registrations');
  return db.transaction(async (tx) => {
    const person = await requireActing(tx, actor);
    const event = await lockEvent(tx, eventId);
    const at = now();
    const { ticketTypeId } = orderOf(event, asked, at);
    requireNoSeat(await findSeat(tx, eventId, actor.id));
    Place.requireNone(await findOpenPlace(tx, eventId, actor.id));
    const isLineAhead = (await findFirstServed(tx, event, at)) !== undefined;
    const joins = { id: uuidv7(), userId: actor.id, isChild: isKid(person), ticketTypeId };
    const place = Place.join(joins, event, { isLineAhead }, at);
    await insertPlace(tx, place);
    return place;
  });
}

/** A person who may not act may still leave. */
export const leaveWaitlist = ({ db, now }: LineDeps, actor: Actor, eventId: string) =>
  db.transaction(async (tx) => {
    const event = await lockEvent(tx, eventId);
    const before = await findOpenPlace(tx, eventId, actor.id);
    Place.requireOpen(before);
    const left = Place.leave(before, now());
    await endPlace(tx, before, left, event);
    return left;
  });
