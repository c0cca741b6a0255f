import type { Tx } from '@sidework/chassis/db/db';
import { AppError } from '@sidework/chassis/errors';
import { meetNeeds } from '@sidework/chassis/people/needs';
import { needMet } from '@sidework/contracts/education-events/events';
import * as Event from '../events/event.ts';
import { requireCodeLeft } from '../events/event-ticketing.ts';
import { lockEvent, saveEvent } from '../events/queries.ts';
import { paidAtOf } from '../payments/queries.ts';
import { refundPart, refundPayment } from '../payments/refund-payments.ts';
import { takeSeatInTurn } from '../waitlists/take-seat.ts';
import { isGuest } from './group.ts';
import { paymentKeyOf } from './needs.ts';
import {
  findRegistration,
  findSeat,
  lockGroup,
  lockRegistration,
  saveRegistration,
} from './queries.ts';
import * as Registration from './registration.ts';
import * as SeatPayment from './registration-payment.ts';
import { tellRegistered } from './tell-registered.ts';

/** A late payment gets the seat that is held for its person, or one that comes free in their turn, and is refunded otherwise. */
export async function settleRegistration(
  tx: Tx,
  { id: paymentId, subjectId: registrationId }: { id: string; subjectId: string },
  outcome: 'succeeded' | 'failed',
  at: Date,
): Promise<void> {
  const found = await findRegistration(tx, registrationId);
  if (!found) return;
  const event = await lockEvent(tx, found.eventId);
  const before = await lockRegistration(tx, registrationId);
  if (before.groupId !== null) return settleGroup(tx, event, before, outcome, at);
  if (outcome === 'failed') {
    if (before.status !== 'held') return;
    await saveRegistration(tx, SeatPayment.failPayment(before, at));
    await meetNeeds(tx, { needMet }, [paymentKeyOf(before)], at);
    return saveEvent(tx, Event.freeSeat(event, before));
  }
  // The seats of a cancelled event end step by step, and this one may still stand.
  if (before.status === 'held' && event.status !== 'cancelled')
    return confirm(tx, SeatPayment.pay(before), { event }, at);
  const other = await findSeat(tx, event.id, before.userId);
  const mayCome = before.status === 'expired' && !other && Registration.isAgreedTo(before, event);
  const withSeat = mayCome && (await seatLeft(tx, event, before, at));
  if (!withSeat) {
    await refundPayment(tx, paymentId, 'seat_gone', at);
    return;
  }
  await saveEvent(tx, withSeat);
  await confirm(tx, SeatPayment.revive(before), { event: withSeat }, at);
}

/** Each seat of a group is settled by itself, and the part of those that are gone is refunded. */
async function settleGroup(
  tx: Tx,
  event: Event.Event,
  { id }: Registration.Registration,
  outcome: 'succeeded' | 'failed',
  at: Date,
): Promise<void> {
  let current = event;
  let goneCents = 0;
  let isWithBuyer = false;
  for (const before of await lockGroup(tx, id)) {
    if (outcome === 'failed') {
      if (before.status !== 'held') continue;
      await saveRegistration(tx, SeatPayment.failPayment(before, at));
      await meetNeeds(tx, { needMet }, [paymentKeyOf(before)], at);
      current = Event.freeSeat(current, before);
      continue;
    }
    if (before.status === 'held' && event.status !== 'cancelled') {
      await confirm(tx, SeatPayment.pay(before), { event: current, isWithBuyer }, at);
      isWithBuyer ||= !isGuest(before);
      continue;
    }
    const withSeat = await seatAgain(tx, current, before, at);
    if (withSeat) {
      await confirm(tx, SeatPayment.revive(before), { event: withSeat, isWithBuyer }, at);
      isWithBuyer ||= !isGuest(before);
    } else {
      goneCents += before.paymentAmountCents;
      await saveRegistration(tx, SeatPayment.payTooLate(before));
    }
    current = withSeat ?? current;
  }
  if (current !== event) await saveEvent(tx, current);
  await refundPart(tx, id, goneCents, 'seat_gone', at);
}

/**
 * The version before this one settled the payment of a group for its buyer alone, and may have run beside this one. Gives
 * whether a seat that is still held was paid for, and confirms it then.
 */
export async function settlePaidBefore(
  tx: Tx,
  seat: Registration.Registration,
  event: Event.Event,
  at: Date,
): Promise<boolean> {
  const mayBePaid = seat.status === 'held' && event.status !== 'cancelled' && seat.groupId;
  if (!mayBePaid || !(await paidAtOf(tx, mayBePaid))) return false;
  await confirm(tx, SeatPayment.pay(seat), { event }, at);
  return true;
}

async function seatAgain(
  tx: Tx,
  event: Event.Event,
  before: Registration.Registration,
  at: Date,
): Promise<Event.Event | undefined> {
  const { userId, guestNumber } = before;
  if (before.status !== 'expired' || (await findSeat(tx, event.id, userId, guestNumber))) return;
  return Registration.isAgreedTo(before, event) ? seatLeft(tx, event, before, at) : undefined;
}

async function confirm(
  tx: Tx,
  registration: Registration.Registration,
  known: { event: Event.Event; isWithBuyer?: boolean },
  at: Date,
): Promise<void> {
  await saveRegistration(tx, registration);
  await tellRegistered(tx, registration, { ...known, guardianIds: [] }, at);
}

/** The event with one seat less, or undefined where none is left for them, nor a use of the code that made its price. */
async function seatLeft(
  tx: Tx,
  event: Event.Event,
  seat: Registration.Registration,
  at: Date,
): Promise<Event.Event | undefined> {
  try {
    requireCodeLeft(event, seat);
    return await takeSeatInTurn(tx, event, { userId: seat.userId, seat }, at);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
