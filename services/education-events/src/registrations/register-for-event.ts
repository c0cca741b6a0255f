import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import { isKid, type Person, requireActing } from '@sidework/chassis/people/people';
import type { RegistrationForm } from '@sidework/contracts/education-events/registrations';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import type { Event } from '../events/event.ts';
import { answersTo, orderOf } from '../events/event-ticketing.ts';
import { lockEvent, saveEvent } from '../events/queries.ts';
import { takeSeatInTurn } from '../waitlists/take-seat.ts';
import { bringGuests } from './bring-guests.ts';
import { requireMayBring } from './group.ts';
import { findSeat, insertRegistration } from './queries.ts';
import * as Registration from './registration.ts';
import { tellGroup } from './tell-group.ts';
import { newTicketCode } from './ticket-proof.ts';

/** The event's row is locked first, so that each seat is given once and each person has one (D-69). */
export async function registerForEvent(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  actor: Actor,
  eventId: string,
  form: RegistrationForm,
): Promise<string> {
  const limit = perHour(actor.id, 'registrations', config.REGISTRATIONS_PER_HOUR, now());
  await enforceRateLimit(db, limit, 'too_many_registrations');
  return db.transaction(async (tx) => {
    const person = await requireActing(tx, actor);
    const before = await lockEvent(tx, eventId);
    return registerAt(tx, person, before, { form, at: now() });
  });
}

/** The caller holds the lock of the event’s row. */
export async function registerAt(
  tx: Tx,
  person: Person,
  before: Event,
  { form, at }: { form: RegistrationForm; at: Date },
): Promise<string> {
  const order = orderOf(before, form, at);
  const { priceCents } = order;
  agreeWithServer(form, {
    owner: { userId: person.id },
    fixed: {
      paymentStatus: priceCents === 0 ? 'completed' : 'pending',
      paymentAmountCents: priceCents,
    },
  });
  Registration.requireNoSeat(await findSeat(tx, before.id, person.id));
  const event = await takeSeatInTurn(tx, before, { userId: person.id, seat: order }, at);
  const isChild = isKid(person);
  const attendee = {
    id: person.id,
    isChild,
    // The organizer knows a child by first name and initial alone.
    attendeeName: isChild ? person.fullName : form.attendeeName,
    attendeeEmail: form.attendeeEmail,
    answers: answersTo(before, form.answers ?? [], { isChild }),
  };
  requireMayBring(form.guests ?? [], { isChild });
  const own = Registration.register(uuidv7(), event, attendee, order, newTicketCode(at), at);
  const group = await bringGuests(tx, { event, own }, form, at);
  await saveEvent(tx, group.event);
  for (const seat of group.seats) await insertRegistration(tx, seat);
  const known = { event: group.event, guardianIds: person.guardianIds };
  await tellGroup(tx, group.seats, known, at);
  return own.id;
}
