import type { Tx } from '@sidework/chassis/db/db';
import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import type { Deps } from './deps.ts';
import * as Enrollment from './enrollments/enrollment.ts';
import { lockDueEnrollment, saveEnrollment } from './enrollments/queries.ts';
import * as Event from './events/event.ts';
import { lockEvent, lockOverEvent, saveEvent } from './events/queries.ts';
import { refundPayments } from './payments/refund-payments.ts';
import {
  findDueRegistration,
  lockRegistration,
  saveRegistration,
} from './registrations/queries.ts';
import * as Registration from './registrations/registration.ts';

type TimeDeps = Pick<Deps, 'db' | 'now'>;

/** Does one thing that time does: a hold that ran out, or an event that is over; false where nothing is due. */
export const passTime = ({ db, now }: TimeDeps): Promise<boolean> =>
  db.transaction(async (tx) => {
    const at = now();
    return (
      (await expireRegistration(tx, at)) ||
      (await expireEnrollment(tx, at)) ||
      completeEvent(tx, at)
    );
  });

/** Its seat is free again with the same commit. */
async function expireRegistration(tx: Tx, at: Date): Promise<boolean> {
  const found = await findDueRegistration(tx, at);
  if (!found) return false;
  const event = await lockEvent(tx, found.eventId);
  const expired = Registration.passTime(await lockRegistration(tx, found.id), at);
  if (!expired) return true;
  await saveRegistration(tx, expired);
  await saveEvent(tx, Event.freeSeat(event));
  // A guardian who had agreed and paid was asked again, and did not answer.
  await refundPayments(tx, found.id, 'registration_cancelled', at);
  return true;
}

async function expireEnrollment(tx: Tx, at: Date): Promise<boolean> {
  const due = await lockDueEnrollment(tx, at);
  const expired = due && Enrollment.passTime(due, at);
  if (expired) await saveEnrollment(tx, expired);
  return expired !== undefined;
}

async function completeEvent(tx: Tx, at: Date): Promise<boolean> {
  const over = await lockOverEvent(tx, at);
  const completed = over && Event.passTime(over, at);
  if (completed) await saveEvent(tx, completed);
  return completed !== undefined;
}

/** A hold that ran out keeps its seat for so long at most. */
export const passTimeJob: BackgroundJob<TimeDeps> = {
  name: 'pass-time-of-holds-and-events',
  every: 2_000,
  run: passTime,
};
