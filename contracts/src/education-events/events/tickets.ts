import { z } from 'zod';
import { event } from '../../kernel/event.ts';
import { Cents, Moment } from '../../kernel/values.ts';
import { EducationOfEvent } from '../event-hours.ts';
import { PostedEvent } from '../events.ts';

const Registration = PostedEvent.extend({
  registrationId: z.uuid(),
  userId: z.uuid(),
  /** It is there for an event that gives hours of continuing education. */
  education: EducationOfEvent.optional(),
});
const byRegistration = (data: { registrationId: string }) => data.registrationId;

/** A person has a seat and its ticket: at once, or after the payment or a guardian's approval. */
export const registrationConfirmed = event(
  'education-events.registration.confirmed.v1',
  Registration,
  byRegistration,
);

/** An event that a person attends has another time, place or name. */
export const attendedEventChanged = event(
  'education-events.attended-event.changed.v1',
  Registration,
  byRegistration,
);

/** An event that a person wanted to attend is cancelled. */
export const attendedEventCancelled = event(
  'education-events.attended-event.cancelled.v1',
  Registration.extend({ reason: z.string() }),
  byRegistration,
);

export const registrationCancelled = event(
  'education-events.registration.cancelled.v1',
  Registration,
  byRegistration,
);

/** The person of the account was let in; the arrival of guests, walk-ins and takers of a given ticket is not told. */
export const attendeeCheckedIn = event(
  'education-events.attendee.checked-in.v1',
  Registration.extend({ checkedInAt: Moment }),
  byRegistration,
);

/** A tap at the door was undone, so the attendee is not in. */
export const checkInUndone = event(
  'education-events.check-in.undone.v1',
  Registration,
  byRegistration,
);

/**
 * A person lets their connections see until this moment that they come to an event; null once that has ended, by their wish or
 * with their seat.
 */
export const attendanceShown = event(
  'education-events.attendance.shown.v1',
  z.object({
    registrationId: z.uuid(),
    eventId: z.uuid(),
    userId: z.uuid(),
    shownUntil: Moment.nullable(),
  }),
  byRegistration,
);

/** A child no longer has a seat, by the organizer's or by staff's doing; what the organizer wrote is for guardians. */
export const childSeatEnded = event(
  'education-events.child-seat.ended.v1',
  z.object({
    registrationId: z.uuid(),
    childId: z.uuid(),
    guardianIds: z.array(z.uuid()),
    organizerId: z.uuid(),
    title: z.string(),
    why: z.enum(['cancelled', 'not_for_young_people']),
    reason: z.string().nullable(),
    /** Whether the seat ended because no guardian answered a second question in time; it counts before `why`. */
    isUnanswered: z.boolean().optional(),
  }),
  byRegistration,
);

/**
 * A payment is asked for once. The rest after the fee belongs to `payeeId`, which is null for the platform itself;
 * `returnTo` is the path of the app that the payer comes back to. It is worth nothing after `expiresAt`.
 */
export const paymentRequested = event(
  'education-events.payment.requested.v1',
  z.object({
    paymentId: z.uuid(),
    payerId: z.uuid(),
    payeeId: z.uuid().nullable(),
    amountCents: Cents,
    feeBps: z.number().int().min(0).max(10_000),
    description: z.string(),
    returnTo: z.string(),
    expiresAt: Moment,
    /** Until when the payee's part is held: a moment, or so many days from the payment (D-120). */
    holdUntil: Moment.optional(),
    holdDays: z.number().int().min(1).optional(),
    /** The event or the course that is paid for; absent from what was asked before it was added. */
    sold: z.object({ kind: z.enum(['event', 'course']), id: z.string() }).optional(),
  }),
  (data) => data.paymentId,
);

/** The event that was paid for ends at another time: its money is held until then. */
export const holdMoved = event(
  'education-events.hold.moved.v1',
  z.object({ paymentId: z.uuid(), holdUntil: Moment }),
  (data) => data.paymentId,
);

/** The payment is to go back: the seat was gone by then, or the event does not take place. */
export const refundRequested = event(
  'education-events.refund.requested.v1',
  z.object({
    paymentId: z.uuid(),
    payerId: z.uuid(),
    amountCents: Cents,
    reason: z.enum(['seat_gone', 'event_cancelled', 'registration_cancelled', 'account_deleted']),
  }),
  (data) => data.paymentId,
);
