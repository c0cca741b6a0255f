import { unprocessable } from '@sidework/chassis/errors';
import { limits } from '@sidework/contracts/education-events/limits';
import type { RegistrationForm } from '@sidework/contracts/education-events/registrations';
import type { Event } from '../events/event.ts';
import type { Order, SeatChoice } from '../events/event-ticketing.ts';
import { seatsLeftOf } from '../events/event-ticketing.ts';
import type { Registration } from './registration.ts';

export type Guest = NonNullable<RegistrationForm['guests']>[number];

/** A child registers for itself alone, because a guardian agrees to each child and each seat (D-118). */
export function requireMayBring(guests: readonly Guest[], { isChild }: { isChild: boolean }): void {
  if (guests.length > 0 && isChild)
    throw unprocessable('guests_of_adults', undefined, {
      guests: 'Young people register for themselves alone',
    });
}

/** All of a group have a seat, or none of them. */
export function requireSeatsFor(
  guests: readonly Guest[],
  event: Event,
  { ticketTypeId }: SeatChoice,
): void {
  const type = event.ticketTypes.find(({ id }) => id === ticketTypeId);
  const left = type ? seatsLeftOf(event, type) : event.capacity - event.taken;
  if (left >= guests.length) return;
  const seats = left === 0 ? '1 seat is' : `${left + 1} seats are`;
  throw unprocessable('too_few_seats', undefined, { guests: `Only ${seats} left` });
}

/** The numbers that no seat of the person has at this event. */
export function freeNumbers(count: number, taken: readonly number[]): number[] {
  const free = Array.from({ length: limits.guests }, (_, place) => place + 1).filter(
    (number) => !taken.includes(number),
  );
  if (free.length < count)
    throw unprocessable('too_few_seats', undefined, { guests: 'A group has ten seats at most' });
  return free.slice(0, count);
}

/** The seat of a guest is as the seat of the person who registers, at the price of this moment. */
export const seatOf = (
  own: Registration,
  guest: Guest & { id: string; guestNumber: number; ticketCode: string },
  { priceCents, ...order }: Order,
): Registration => ({
  ...own,
  ...order,
  id: guest.id,
  groupId: own.id,
  guestNumber: guest.guestNumber,
  ticketCode: guest.ticketCode,
  attendeeName: guest.attendeeName,
  attendeeEmail: guest.attendeeEmail ?? null,
  paymentAmountCents: priceCents,
  answers: [],
});

/** The price of all seats is one payment. */
export const totalOf = (seats: readonly Registration[]): number =>
  seats.reduce((sum, { paymentAmountCents }) => sum + paymentAmountCents, 0);

export const isGuest = ({ guestNumber }: Pick<Registration, 'guestNumber'>): boolean =>
  guestNumber > 0;

/** The seat that the payment of this one was asked for. */
export const paidWith = ({ id, groupId }: Pick<Registration, 'id' | 'groupId'>): string =>
  groupId ?? id;

/** Whether the person of the account comes on this seat, and not a guest, a walk-in or who was given the ticket. */
export const comesSelf = ({
  guestNumber,
  isWalkIn,
  transferredAt,
}: Pick<Registration, 'guestNumber' | 'isWalkIn' | 'transferredAt'>): boolean =>
  guestNumber === 0 && !isWalkIn && transferredAt === null;
