import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { meetNeeds } from '@sidework/chassis/people/needs';
import {
  addPersonTask,
  finishPersonTask,
  type TakenTask,
} from '@sidework/chassis/people/person-tasks';
import { eventCancelled, needMet } from '@sidework/contracts/education-events/events';
import type { Deps } from '../deps.ts';
import type { Event } from '../events/event.ts';
import { toEventFact } from '../events/facts.ts';
import { needOfHosting, needsOfReview } from '../events/needs.ts';
import { lockEvent, saveEvent } from '../events/queries.ts';
import { refundPart, refundRest } from '../payments/refund-payments.ts';
import { lockKeptPartsOf, lockSeatsOf, saveRegistration } from '../registrations/queries.ts';
import { refundSeat } from '../registrations/refund-cancelled.ts';
import * as Registration from '../registrations/registration.ts';
import { giveBackRest } from '../registrations/registration-refund.ts';
import { tellEventCancelled } from '../registrations/tell-registered.ts';

/** The kind of the task that ends the seats of a cancelled event; its id is that of the event. */
export const endingSeats = 'ending-seats';

/** So many seats end in one transaction: what is more waits for the task, which a process that dies leaves to the next. */
export const seatsAtOnce = 100;

/** Ends an event: its attendees are told and get back what they paid, the first with the same commit. */
export async function endEvent(tx: Tx, event: Event, at: Date): Promise<void> {
  await saveEnded(tx, event, at);
  if (await endSomeSeats(tx, event, at)) await endSeatsLater(tx, event);
}

/** Ends one of many events: its seats wait for the task, so that the transaction stays short. */
export async function endEventInSteps(tx: Tx, event: Event, at: Date): Promise<void> {
  await saveEnded(tx, event, at);
  await endSeatsLater(tx, event);
}

const endSeatsLater = (tx: Tx, { id, organizerId: userId }: Event) =>
  addPersonTask(tx, { id, kind: endingSeats, userId });

async function saveEnded(tx: Tx, event: Event, at: Date): Promise<void> {
  await saveEvent(tx, event);
  await emit(tx, eventCancelled, { ...toEventFact(event), reason: event.cancelReason ?? '' }, at);
  const waited = needsOfReview({ ...event, status: 'upcoming' });
  await meetNeeds(tx, { needMet }, [needOfHosting(event), ...waited], at);
}

/** Also gives back what a refund rule kept of seats that ended before, because the event never takes place. */
async function endSomeSeats(tx: Tx, event: Event, at: Date): Promise<boolean> {
  const seats = await lockSeatsOf(tx, event.id, seatsAtOnce);
  for (const registration of seats) {
    const ended = Registration.end(registration, 'cancelled', at);
    await saveRegistration(tx, ended);
    await refundSeat(tx, ended, at, 'event_cancelled');
    await tellEventCancelled(tx, registration, event, at);
  }
  const kept = await lockKeptPartsOf(tx, event.id, seatsAtOnce);
  for (const registration of kept) {
    await saveRegistration(tx, giveBackRest(registration));
    await refundKept(tx, registration, at);
  }
  return seats.length === seatsAtOnce || kept.length === seatsAtOnce;
}

async function refundKept(
  tx: Tx,
  { id, groupId, paymentAmountCents, refundCents }: Registration.Registration,
  at: Date,
): Promise<void> {
  const back = refundCents ?? 0;
  if (groupId === null) return refundRest(tx, id, back, 'event_cancelled', at);
  await refundPart(tx, groupId, paymentAmountCents - back, 'event_cancelled', at);
}

/** Ends the seats that are left of a cancelled event, step by step. */
export async function endSeatsOfEvent({ db, now }: Pick<Deps, 'db' | 'now'>, task: TakenTask) {
  const step = () =>
    db.transaction(async (tx) => endSomeSeats(tx, await lockEvent(tx, task.id), now()));
  while (await step());
  await db.transaction((tx) => finishPersonTask(tx, task));
}
