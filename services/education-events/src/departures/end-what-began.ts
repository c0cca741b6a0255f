import type { Tx } from '@sidework/chassis/db/db';
import { meetNeeds } from '@sidework/chassis/people/needs';
import { needMet } from '@sidework/contracts/education-events/events';
import { getCourse } from '../courses/queries.ts';
import * as Enrollment from '../enrollments/enrollment.ts';
import { refundUntil } from '../enrollments/enrollment-refund.ts';
import { paymentKeyOf } from '../enrollments/needs.ts';
import {
  getEnrollmentFor,
  lockUnfinishedOf,
  progressIn,
  saveEnrollment,
} from '../enrollments/queries.ts';
import { tellRefunded } from '../enrollments/tell-refunded.ts';
import * as Event from '../events/event.ts';
import { lockEvent, saveEvent } from '../events/queries.ts';
import { paidAtOf } from '../payments/queries.ts';
import { type RefundReason, refundPayments } from '../payments/refund-payments.ts';
import { stopAskingGuardians } from '../people/ask-guardians.ts';
import { lockRegistration, saveRegistration, seatsOfPerson } from '../registrations/queries.ts';
import { refundCancelled } from '../registrations/refund-cancelled.ts';
import * as Registration from '../registrations/registration.ts';
import { tellCancelled } from '../registrations/tell-registered.ts';
import { endPlace } from '../waitlists/offer-seats.ts';
import { findOpenPlace, openPlacesOf } from '../waitlists/queries.ts';
import * as Place from '../waitlists/waitlist-place.ts';

/** Gives back a person's seats at events that are still to come. */
export async function endSeats(
  tx: Tx,
  personId: string,
  reason: RefundReason,
  at: Date,
): Promise<void> {
  await leaveLines(tx, personId, at);
  for (const { id, eventId } of await seatsOfPerson(tx, personId)) {
    const event = await lockEvent(tx, eventId);
    const registration = await lockRegistration(tx, id);
    const over = Registration.endForGood(registration);
    if (over !== registration) await saveRegistration(tx, over);
    if (!Registration.isGivenBack(registration) || event.status !== 'upcoming') continue;
    const ended = Registration.endByRule(registration, 'cancelled', event, at);
    await saveRegistration(tx, ended);
    await saveEvent(tx, Event.freeSeat(event, registration));
    await refundCancelled(tx, ended, at, reason);
    await tellCancelled(tx, registration, event, at);
  }
}

/** The events of both, seats and places in line, are locked first, in the order in which everybody locks several. */
async function leaveLines(tx: Tx, personId: string, at: Date): Promise<void> {
  const places = await openPlacesOf(tx, personId);
  if (places.length === 0) return;
  const seats = await seatsOfPerson(tx, personId);
  const eventIds = [...places, ...seats].map(({ eventId }) => eventId);
  for (const eventId of [...new Set(eventIds)].sort()) await lockEvent(tx, eventId);
  for (const { eventId } of places) {
    const event = await lockEvent(tx, eventId);
    const place = await findOpenPlace(tx, eventId, personId);
    if (place) await endPlace(tx, place, Place.leave(place, at), event);
  }
}

/**
 * Ends the enrollments that a person has not completed, also what ran out, which a late payment could bring back. What
 * the person could have given back themselves goes back.
 */
export async function endEnrollments(
  tx: Tx,
  personId: string,
  reason: RefundReason,
  at: Date,
): Promise<void> {
  for (const enrollment of await lockUnfinishedOf(tx, personId)) {
    const isRefunded = await canGiveBack(tx, enrollment, at);
    const ended = Enrollment.end(enrollment);
    await saveEnrollment(tx, isRefunded ? { ...ended, isPaid: false } : ended);
    if (isRefunded) await refundCourse(tx, enrollment, reason, at);
    await stopAskingGuardians(tx, enrollment.id, at);
    await meetNeeds(tx, { needMet }, [paymentKeyOf(enrollment)], at);
  }
}

async function refundCourse(
  tx: Tx,
  enrollment: Enrollment.Enrollment,
  reason: RefundReason,
  at: Date,
): Promise<void> {
  const { course } = await getCourse(tx, enrollment.courseId);
  const refunds = await refundPayments(tx, enrollment.id, reason, at);
  const why = reason === 'account_deleted' ? 'account_deleted' : 'consent_revoked';
  await tellRefunded(tx, { enrollment, course }, refunds, why, at);
}

async function canGiveBack(tx: Tx, enrollment: Enrollment.Enrollment, at: Date): Promise<boolean> {
  const { id, userId } = enrollment;
  const paidAt = await paidAtOf(tx, id);
  if (!paidAt) return false;
  const progress = progressIn(await getEnrollmentFor(tx, userId, id));
  const percent = Enrollment.percentOf(enrollment, progress);
  return refundUntil(enrollment, { percent, paidAt }, at) !== null;
}
