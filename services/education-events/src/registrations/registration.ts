import { conflict, forbidden, notFound, stale, unprocessable } from '@sidework/chassis/errors';
import { holdMinutes } from '@sidework/contracts/education-events/event-options';
import type { Event } from '../events/event.ts';
import { termsOf } from '../events/event-terms.ts';
import type { Order } from '../events/event-ticketing.ts';
import { isForYoungPeople } from '../events/event-young-people.ts';
import { refundByRule } from './registration-refund.ts';
import type { registrations } from './table.ts';

export type Registration = typeof registrations.$inferSelect;

const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);

export const hasSeat = ({ status }: Pick<Registration, 'status'>) =>
  status === 'awaiting_guardian' || status === 'held' || status === 'confirmed';

/** Whether a ticket that was given away has been taken, so that it is the taker's. */
const isTaken = ({ transferredAt, transferAcceptedAt }: Registration) =>
  transferredAt !== null && transferAcceptedAt !== null;

/** Whether a seat goes back with the account or the consent of its person. An attendee who was let in has used it. */
export const isGivenBack = (registration: Registration) =>
  hasSeat(registration) && registration.checkedInAt === null && !isTaken(registration);

/** Nothing has happened to a seat that was taken just now. */
export const untouched = {
  refundCents: null,
  status: 'confirmed',
  holdExpiresAt: null,
  approvedBy: null,
  agreedTerms: null,
  markedPaidBy: null,
  transferredAt: null,
  transferAcceptedAt: null,
  showsToKnown: false,
  checkedInAt: null,
  checkedInBy: null,
  checkedInTap: null,
  endedAt: null,
} as const;

export interface Attendee {
  id: string;
  isChild: boolean;
  attendeeName: string;
  attendeeEmail: string | undefined;
  answers: Registration['answers'];
}

/** A child waits for its guardian, and what costs for its payment; the seat is taken in the same transaction. */
export function register(
  id: string,
  event: Event,
  attendee: Attendee,
  { priceCents, ...order }: Order,
  ticketCode: string,
  now: Date,
): Registration {
  if (attendee.isChild && !isForYoungPeople(event)) throw forbidden('not_for_young_people');
  if (!attendee.isChild && !attendee.attendeeEmail)
    throw unprocessable('attendee_email_needed', undefined, {
      attendeeEmail: 'Email is required',
    });
  const begun: Registration = {
    id,
    eventId: event.id,
    userId: attendee.id,
    isChild: attendee.isChild,
    isWalkIn: false,
    groupId: null,
    guestNumber: 0,
    attendeeName: attendee.attendeeName,
    attendeeEmail: attendee.isChild ? null : (attendee.attendeeEmail ?? null),
    ticketCode,
    paymentStatus: priceCents === 0 ? 'completed' : 'pending',
    paymentAmountCents: priceCents,
    ...order,
    answers: attendee.answers,
    refundRule: event.refundRule,
    ...untouched,
    createdAt: now,
  };
  if (attendee.isChild)
    return hold(begun, 'awaiting_guardian', earlier(after(now, holdMinutes.guardian), event));
  return payOrConfirm(begun, now);
}

/** Each person has one seat at an event (D-69). */
export function requireNoSeat(seat: Registration | undefined): void {
  if (seat) throw conflict('already_registered');
}

const earlier = (moment: Date, { eventDate }: Pick<Event, 'eventDate'>) =>
  moment < eventDate ? moment : eventDate;

const hold = (
  registration: Registration,
  status: 'awaiting_guardian' | 'held',
  holdExpiresAt: Date,
): Registration => ({ ...registration, status, holdExpiresAt });

const payOrConfirm = (registration: Registration, now: Date): Registration =>
  registration.paymentStatus === 'completed'
    ? { ...registration, status: 'confirmed', holdExpiresAt: null }
    : hold(registration, 'held', after(now, holdMinutes.payment));

/** Whether it is the seat of a child. The version before this one wrote no `isChild`, and may still run during an upgrade. */
export const isOfChild = ({
  isChild,
  status,
  approvedBy,
}: Pick<Registration, 'isChild' | 'status' | 'approvedBy'>) =>
  isChild || status === 'awaiting_guardian' || approvedBy !== null;

/** A yes is for what the guardian read of an event that staff approved (D-118). */
export function approve(
  registration: Registration,
  event: Event,
  { guardianId, hasRead }: { guardianId: string; hasRead: boolean },
  now: Date,
): Registration {
  requireWaitingForGuardian(registration, now);
  if (event.status !== 'upcoming') throw conflict('event_not_upcoming');
  if (event.youngPeople === 'asked') throw conflict('event_in_review');
  if (!isForYoungPeople(event)) throw forbidden('not_for_young_people');
  if (!hasRead) throw stale('request_changed');
  const agreed = { ...registration, approvedBy: guardianId, agreedTerms: termsOf(event) };
  return payOrConfirm(agreed, now);
}

/** Whether the yes of a guardian is for the event as it is; an adult needs none. */
export const isAgreedTo = (registration: Registration, event: Event): boolean =>
  !isOfChild(registration) ||
  (isForYoungPeople(event) && registration.agreedTerms === termsOf(event));

/** The yes before counts no more; while staff look at the event, the seat waits for as long as it may. */
export function askAgain(registration: Registration, event: Event, now: Date): Registration {
  const isReady = isForYoungPeople(event);
  const until = isReady ? earlier(after(now, holdMinutes.guardian), event) : event.eventDate;
  return hold({ ...registration, approvedBy: null }, 'awaiting_guardian', until);
}

export function decline(
  registration: Registration,
  event: Event,
  guardianId: string,
  now: Date,
): Registration {
  requireWaitingForGuardian(registration, now);
  return { ...endByRule(registration, 'declined', event, now), approvedBy: guardianId };
}

/** Its person may not act any more: a payment that comes late brings no seat that ran out back to life. */
export const endForGood = (registration: Registration): Registration =>
  registration.status === 'expired' ? { ...registration, status: 'cancelled' } : registration;

/** A seat that waited in vain is free again; undefined where it still waits, or waits for nothing. */
export function passTime(
  registration: Registration,
  event: Event,
  now: Date,
): Registration | undefined {
  const { holdExpiresAt } = registration;
  if (!holdExpiresAt || holdExpiresAt > now) return undefined;
  // Its refund counts from the end of its wait, and not from when that is noticed.
  return { ...endByRule(registration, 'expired', event, holdExpiresAt), endedAt: now };
}

/** An attendee who was let in, or gave the ticket away, cannot cancel it (D-120). */
export function cancel(registration: Registration, event: Event, now: Date): Registration {
  if (registration.transferredAt) throw conflict('seat_given_away');
  return cancelAsHolder(registration, event, now);
}

/** A ticket that was given away is cancelled by who has it now; what was paid goes to who paid. */
export function cancelAsHolder(registration: Registration, event: Event, now: Date): Registration {
  if (!hasSeat(registration)) throw conflict('registration_not_open');
  if (registration.checkedInAt) throw conflict('registration_checked_in');
  if (event.status !== 'upcoming' || event.eventDate <= now) throw conflict('event_not_upcoming');
  return endByRule(registration, 'cancelled', event, now);
}

/** The seat ends on the side of its holder, so that the refund rule says what goes back. */
export const endByRule = (
  registration: Registration,
  status: 'cancelled' | 'expired' | 'declined',
  event: Event,
  now: Date,
): Registration => refundByRule(registration, end(registration, status, now), event, now);

/** The price goes back, unless it was paid at the door. */
export function end(
  registration: Registration,
  status: 'cancelled' | 'expired' | 'declined',
  now: Date,
): Registration {
  const isPaid =
    registration.paymentStatus === 'completed' &&
    registration.paymentAmountCents > 0 &&
    registration.markedPaidBy === null;
  return {
    ...registration,
    status,
    holdExpiresAt: null,
    showsToKnown: false,
    endedAt: now,
    paymentStatus: isPaid ? 'refund_requested' : registration.paymentStatus,
  };
}

/** Gives the seat to another attendee, with a new code, so that the old code opens nothing, and without the giver's answers. */
export function transfer(
  registration: Registration,
  to: { attendeeName: string; attendeeEmail: string },
  ticketCode: string,
  event: Event,
  now: Date,
): Registration {
  if (registration.status !== 'confirmed' || registration.checkedInAt)
    throw conflict('registration_not_open');
  requireTicket(registration);
  if (isOfChild(registration)) throw forbidden('not_for_young_people');
  if (event.status !== 'upcoming' || event.eventDate <= now) throw conflict('event_not_upcoming');
  const given = { ...registration, ...to, answers: [], showsToKnown: false, ticketCode };
  return { ...given, transferredAt: now, transferAcceptedAt: null };
}

/** The invited person has the ticket now, under their own name. */
export function takeTicket(
  registration: Registration,
  event: Event,
  attendeeName: string,
  now: Date,
): Registration {
  requireConfirmed(registration);
  if (event.status !== 'upcoming' || event.endsAt <= now) throw conflict('event_not_upcoming');
  return { ...registration, attendeeName, answers: [], transferAcceptedAt: now };
}

/** A child has a given seat as one that it asked for itself: it waits for a guardian. What was paid stays paid. */
export function takeAsChild(
  registration: Registration,
  event: Event,
  child: { userId: string; attendeeName: string },
  ticketCode: string,
  now: Date,
): Registration {
  requireConfirmed(registration);
  if (event.status !== 'upcoming' || event.eventDate <= now) throw conflict('event_not_upcoming');
  const blank = { attendeeEmail: null, answers: [], guestNumber: 0 };
  const own = { ...child, ...blank, isChild: true, ticketCode, createdAt: now };
  const until = earlier(after(now, holdMinutes.guardian), event);
  return hold({ ...registration, ...own, transferredAt: null }, 'awaiting_guardian', until);
}

/** The ticket was not taken, so it is its giver's again, with a new code that the invited person has not seen. */
export const returnTicket = (
  registration: Registration,
  giver: { attendeeName: string; attendeeEmail: string | null },
  ticketCode: string,
): Registration => ({ ...registration, ...giver, ticketCode, transferredAt: null });

/** A ticket that was given away is no longer the giver's, though the seat is still in their list. */
export const hasTicket = ({ status, transferredAt }: Registration) =>
  status === 'confirmed' && transferredAt === null;

export function requireConfirmed({ status }: Registration): void {
  if (status !== 'confirmed') throw conflict('registration_not_open');
}

/** The organizer of one event learns nothing of the seats at another. */
export function requireSeatAt(registration: Registration, eventId: string): void {
  if (registration.eventId !== eventId) throw notFound('registration_not_found');
}

/** The link of an invitation cancels nothing before the ticket was taken by it. */
export function requireTaken({ transferAcceptedAt }: Registration): void {
  if (!transferAcceptedAt) throw conflict('registration_not_open');
}

export function requireTicket(registration: Registration): void {
  requireConfirmed(registration);
  if (!hasTicket(registration)) throw conflict('ticket_given_away');
}

/** A file prints the words of the event: a child's only those that its guardian agreed to. */
export function requireTicketFile(registration: Registration, event: Event): void {
  requireTicket(registration);
  if (!isAgreedTo(registration, event)) throw conflict('registration_not_open');
}

function requireWaitingForGuardian({ status, holdExpiresAt }: Registration, now: Date): void {
  if (status !== 'awaiting_guardian' || !holdExpiresAt || holdExpiresAt <= now)
    throw notFound('request_not_found');
}
