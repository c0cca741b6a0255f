import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import type { WalkInForm } from '@sidework/contracts/education-events/door';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import * as Event from '../events/event.ts';
import { orderAtDoor } from '../events/event-ticketing.ts';
import { lockEvent, saveEvent } from '../events/queries.ts';
import { takeFreeSeat } from '../waitlists/take-seat.ts';
import { insertRegistration } from './queries.ts';
import type { Registration } from './registration.ts';
import { newTicketCode } from './ticket-proof.ts';
import { walkIn } from './walk-in.ts';

/** A walk-in has no account and is mailed nothing, because the typed address is unconfirmed (D-122). */
export async function addWalkIn(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  actor: Actor,
  eventId: string,
  { ticketTypeId, attendeeName, attendeeEmail }: WalkInForm,
): Promise<Registration> {
  const limit = perHour(actor.id, 'check-ins', config.CHECK_INS_PER_HOUR, now());
  await enforceRateLimit(db, limit, 'too_many_lookups');
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const before = await lockEvent(tx, eventId);
    Event.requireOrganizer(before, actor);
    const at = now();
    const order = orderAtDoor(before, ticketTypeId);
    const guest = { id: uuidv7(), attendeeName, attendeeEmail, ticketCode: newTicketCode(at) };
    const registration = walkIn(guest, before, order, actor, at);
    await saveEvent(tx, await takeFreeSeat(tx, before, order, at));
    await insertRegistration(tx, registration);
    return registration;
  });
}
