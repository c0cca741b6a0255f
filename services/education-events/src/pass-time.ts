import type { Db, Tx } from '@sidework/chassis/db/db';
import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import { eachAlone, type PageOfDue } from '@sidework/chassis/jobs/each-alone';
import type { Deps } from './deps.ts';
import * as Enrollment from './enrollments/enrollment.ts';
import { dueEnrollments, lockEnrollment, saveEnrollment } from './enrollments/queries.ts';
import * as Event from './events/event.ts';
import { lockEvent, overEvents, saveEvent } from './events/queries.ts';
import { dueRegistrations, lockRegistration, saveRegistration } from './registrations/queries.ts';
import { refundCancelled } from './registrations/refund-cancelled.ts';
import * as Registration from './registrations/registration.ts';
import { tellSeatEnded, withdrawRequests } from './registrations/seats-of-children.ts';
import { settlePaidBefore } from './registrations/settle-registration.ts';
import { dueAttendances } from './sessions/attendance-queries.ts';
import { countSession } from './sessions/mark-attendance.ts';
import { sessionsToTell } from './sessions/queries.ts';
import { tellLearners } from './sessions/tell-learners.ts';
import { expireInvitation } from './ticket-invitations/answer-invitation.ts';
import { dueInvitations } from './ticket-invitations/queries.ts';
import { offerSeats, passTimeOfPlace } from './waitlists/offer-seats.ts';
import { duePlaces, eventsToOffer } from './waitlists/queries.ts';

type TimeDeps = Pick<Deps, 'db' | 'now' | 'log'>;

const atOnce = 200;

/** Ends holds that ran out, and events that are over, and offers free seats to those in line, each by itself. */
export async function passTime({ db, now, log }: TimeDeps, stopping?: AbortSignal): Promise<void> {
  const at = now();
  async function doAll<T extends { id: string }>(
    due: (db: Db, at: Date, page: PageOfDue) => Promise<T[]>,
    work: (tx: Tx, one: T, at: Date) => Promise<void>,
  ) {
    const read = (page: PageOfDue) => due(db, at, page);
    const alone = (one: T) => db.transaction((tx) => work(tx, one, at));
    await eachAlone({ read, atOnce }, alone, { log, job: passTimeJob.name, stopping });
  }
  await doAll(dueRegistrations, expireRegistration);
  await doAll(dueEnrollments, expireEnrollment);
  await doAll(dueInvitations, expireInvitation);
  await doAll(dueAttendances, countSession);
  await doAll(sessionsToTell, tellLearners);
  await doAll(duePlaces, passTimeOfPlace);
  // The last, so that what was freed before is offered with the same look.
  await doAll(eventsToOffer, offerSeats);
  await doAll(overEvents, completeEvent);
}

/** Its seat is free again with the same commit. */
async function expireRegistration(tx: Tx, { id, eventId }: Due, at: Date): Promise<void> {
  const event = await lockEvent(tx, eventId);
  const before = await lockRegistration(tx, id);
  const expired = Registration.passTime(before, event, at);
  if (!expired || (await settlePaidBefore(tx, before, event, at))) return;
  await saveRegistration(tx, expired);
  await saveEvent(tx, Event.freeSeat(event, before));
  // A guardian who had agreed, and perhaps paid, was asked again and did not answer.
  await refundCancelled(tx, expired, at);
  if (before.status !== 'awaiting_guardian' || !before.agreedTerms) return;
  await withdrawRequests(tx, expired, at);
  const why = { why: 'not_for_young_people', reason: null, isUnanswered: true } as const;
  await tellSeatEnded(tx, expired, event, why, at);
}

interface Due {
  id: string;
  eventId: string;
}

async function expireEnrollment(tx: Tx, { id }: { id: string }, at: Date): Promise<void> {
  const expired = Enrollment.passTime(await lockEnrollment(tx, id), at);
  if (expired) await saveEnrollment(tx, expired);
}

async function completeEvent(tx: Tx, { id }: { id: string }, at: Date): Promise<void> {
  const completed = Event.passTime(await lockEvent(tx, id), at);
  if (completed) await saveEvent(tx, completed);
}

/** A hold that ran out keeps its seat for so long at most. */
export const passTimeJob: BackgroundJob<TimeDeps> = {
  name: 'pass-time-of-holds-and-events',
  every: 2_000,
  run: passTime,
};
