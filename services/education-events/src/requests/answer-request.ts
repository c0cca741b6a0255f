import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { type Person, requireActingAdult } from '@sidework/chassis/people/people';
import { getCourse, lockCourse } from '../courses/queries.ts';
import type { Deps } from '../deps.ts';
import * as Enrollment from '../enrollments/enrollment.ts';
import { getCourseIdOf, lockOwnEnrollment, saveEnrollment } from '../enrollments/queries.ts';
import { tellEnrolled } from '../enrollments/tell-enrolled.ts';
import * as Event from '../events/event.ts';
import { lockEvent, saveEvent } from '../events/queries.ts';
import { markOfTerms } from '../events/read-terms.ts';
import { stopAskingGuardians } from '../people/ask-guardians.ts';
import { findRegistration, lockRegistration, saveRegistration } from '../registrations/queries.ts';
import { refundCancelled } from '../registrations/refund-cancelled.ts';
import * as Registration from '../registrations/registration.ts';
import { tellDeclined, tellRegistered } from '../registrations/tell-registered.ts';
import { getChildOf } from './queries.ts';
import { requireAnswerable } from './request.ts';

export interface Answer {
  childId: string;
  requestId: string;
  isApproved: boolean;
  /** The mark of the event's terms that the guardian read; a course has none. */
  terms?: string | null | undefined;
}

/** A guardian agrees to a course or a seat, or does not (D-67). */
export function answerRequest(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  answer: Answer,
): Promise<void> {
  return db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    const child = await getChildOf(tx, actor, answer.childId);
    requireAnswerable(child, answer.isApproved);
    await stopAskingGuardians(tx, answer.requestId, now());
    const registration = await findRegistration(tx, answer.requestId);
    if (registration?.userId === child.id)
      await answerSeat(tx, actor, { child, eventId: registration.eventId }, answer, now());
    else await answerCourse(tx, actor, child, answer, now());
  });
}

async function answerSeat(
  tx: Tx,
  actor: Actor,
  { child, eventId }: { child: Person; eventId: string },
  { requestId, isApproved, terms }: Answer,
  at: Date,
) {
  const event = await lockEvent(tx, eventId);
  const before = await lockRegistration(tx, requestId);
  if (!isApproved) {
    const declined = Registration.decline(before, event, actor.id, at);
    await saveRegistration(tx, declined);
    await refundCancelled(tx, declined, at);
    await tellDeclined(tx, before);
    return saveEvent(tx, Event.freeSeat(event, before));
  }
  const hasRead = terms === markOfTerms(event);
  const registration = Registration.approve(before, event, { guardianId: actor.id, hasRead }, at);
  await saveRegistration(tx, registration);
  await tellRegistered(tx, registration, { event, guardianIds: child.guardianIds }, at);
}

async function answerCourse(
  tx: Tx,
  actor: Actor,
  child: Person,
  { requestId, isApproved }: Answer,
  at: Date,
) {
  await lockCourse(tx, await getCourseIdOf(tx, requestId));
  const before = await lockOwnEnrollment(tx, requestId, child.id);
  if (!isApproved) return saveEnrollment(tx, Enrollment.decline(before, actor.id, at));
  const enrollment = Enrollment.approve(before, actor.id, at);
  await saveEnrollment(tx, enrollment);
  const { course } = await getCourse(tx, enrollment.courseId);
  await tellEnrolled(tx, enrollment, { course, guardianIds: child.guardianIds }, at);
}
