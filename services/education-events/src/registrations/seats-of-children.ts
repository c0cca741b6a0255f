import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { meetNeeds } from '@sidework/chassis/people/needs';
import { needMet } from '@sidework/contracts/education-events/events';
import { childSeatEnded } from '@sidework/contracts/education-events/events/tickets';
import type { z } from 'zod';
import { changedParts } from '../events/changed-parts.ts';
import * as Event from '../events/event.ts';
import { termsOf } from '../events/event-terms.ts';
import { saveEvent } from '../events/queries.ts';
import { askGuardians, stopAskingGuardians } from '../people/ask-guardians.ts';
import { guardiansOf } from '../people/queries.ts';
import { addMail } from '../tasks/add-mail.ts';
import { attendingKeyOf, paymentKeyOf } from './needs.ts';
import { lockSeatsOf, saveRegistration } from './queries.ts';
import { refundSeat } from './refund-cancelled.ts';
import * as Registration from './registration.ts';
import { isInside, outside } from './registration-entry.ts';
import { showsGoers } from './shown-seat.ts';
import { hideGoers } from './tell-shown.ts';
import { voidTicket } from './void-ticket.ts';

interface Change {
  before: Event.Event;
  event: Event.Event;
}

/**
 * A change of an event, or a decision of staff, settles the seats of children. A guardian's approval covers only the terms
 * that were read, so guardians are asked again once staff have reviewed the event, and an event for adults keeps no child.
 */
export async function settleSeatsOfChildren(
  tx: Tx,
  { before, event }: Change,
  at: Date,
): Promise<void> {
  if (before.youngPeople === event.youngPeople && termsOf(before) === termsOf(event)) return;
  if (!showsGoers(event)) await hideGoers(tx, event, at);
  // The event has begun, so no guardian can answer in time.
  if (event.eventDate <= at) return;
  let current = event;
  for (const found of await lockSeatsOf(tx, event.id)) {
    if (!Registration.isOfChild(found) || isInside(found, event)) continue;
    const seat = outside(found);
    if (event.youngPeople === 'asked' || event.youngPeople === 'approved') {
      await askAgain(tx, seat, event, at);
      continue;
    }
    current = Event.freeSeat(current, seat);
    await endSeat(tx, seat, before, at);
  }
  if (current !== event) await saveEvent(tx, current);
}

/** The seat ends or changes, so that it waits for no guardian, payment or visit any more. */
export async function withdrawRequests(
  tx: Tx,
  seat: Registration.Registration,
  at: Date,
): Promise<void> {
  await stopAskingGuardians(tx, seat.id, at);
  await meetNeeds(tx, { needMet }, [paymentKeyOf(seat), attendingKeyOf(seat)], at);
}

async function askAgain(
  tx: Tx,
  seat: Registration.Registration,
  event: Event.Event,
  at: Date,
): Promise<void> {
  const { holdExpiresAt, ...asked } = Registration.askAgain(seat, event, at);
  await saveRegistration(tx, { ...asked, holdExpiresAt });
  await withdrawRequests(tx, seat, at);
  if (event.youngPeople !== 'approved' || !holdExpiresAt) return;
  const { id: requestId, userId: childId } = seat;
  const about = { requestId, childId, guardianIds: await guardiansOf(tx, childId) };
  const said = { kind: 'event' as const, title: event.title };
  const waitsUntil = holdExpiresAt.toISOString();
  const parts = changedParts(seat.agreedTerms, event);
  await askGuardians(tx, { ...about, ...said, waitsUntil, changedParts: parts }, at);
  await addMail(tx, { kind: 'approval_of_event', subjectId: requestId, userId: childId });
}

async function endSeat(
  tx: Tx,
  seat: Registration.Registration,
  before: Event.Event,
  at: Date,
): Promise<void> {
  const ended = Registration.end(seat, 'cancelled', at);
  await saveRegistration(tx, ended);
  await refundSeat(tx, ended, at, 'event_cancelled');
  if (Registration.hasTicket(seat)) await voidTicket(tx, seat, 'cancelled', at);
  await withdrawRequests(tx, seat, at);
  await tellSeatEnded(tx, seat, before, { why: 'not_for_young_people', reason: null }, at);
}

/** Child and guardians are told in set words; what the organizer wrote is for the guardians. */
export async function tellSeatEnded(
  tx: Tx,
  { id: registrationId, userId: childId }: Registration.Registration,
  { title, organizerId }: Event.Event,
  why: Pick<z.infer<typeof childSeatEnded.data>, 'why' | 'reason' | 'isUnanswered'>,
  at: Date,
): Promise<void> {
  const guardianIds = await guardiansOf(tx, childId);
  const seat = { registrationId, childId, guardianIds, organizerId, title };
  await emit(tx, childSeatEnded, { ...seat, ...why }, at);
  const kind = why.why === 'cancelled' ? 'event_cancelled' : 'child_seat_ended';
  await addMail(tx, { kind, subjectId: registrationId, userId: childId });
}
