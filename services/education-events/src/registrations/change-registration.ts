import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing, requireActingAdult } from '@sidework/chassis/people/people';
import { requireHost } from '../co-hosts/require-host.ts';
import type { Deps } from '../deps.ts';
import * as Event from '../events/event.ts';
import { lockEvent, saveEvent } from '../events/queries.ts';
import { addMail } from '../tasks/add-mail.ts';
import { findByTicket, lockOwn, lockRegistration, saveRegistration } from './queries.ts';
import { refundCancelled } from './refund-cancelled.ts';
import * as Registration from './registration.ts';
import { checkIn as letIn } from './registration-entry.ts';
import { markPaid as markSeatPaid } from './registration-payment.ts';
import * as Shown from './shown-seat.ts';
import { tellEntered } from './tell-entered.ts';
import { tellCancelled, tellRegistered } from './tell-registered.ts';
import { tellShown } from './tell-shown.ts';
import { codeIn } from './ticket-proof.ts';

type ChangeDeps = Pick<Deps, 'db' | 'now' | 'config'>;

/** A person who may not act may still give a seat back. */
export const cancelRegistration = ({ db, now }: ChangeDeps, actor: Actor, id: string) =>
  db.transaction(async (tx) => {
    const at = now();
    const { event, registration } = await lockOwn(tx, actor, id);
    const cancelled = Registration.cancel(registration, event, at);
    await saveRegistration(tx, cancelled);
    await saveEvent(tx, Event.freeSeat(event, registration));
    await refundCancelled(tx, cancelled, at);
    await tellCancelled(tx, registration, event, at);
  });

/** Only an adult who may act is shown, and anyone may end it. */
export const showAttendance = (
  { db, now }: ChangeDeps,
  actor: Actor,
  id: string,
  { isShown }: { isShown: boolean },
) =>
  db.transaction(async (tx) => {
    if (isShown) await requireActingAdult(tx, actor);
    const { event, registration } = await lockOwn(tx, actor, id);
    const changed = Shown.show(registration, event, isShown);
    if (changed === registration) return;
    await saveRegistration(tx, changed);
    await tellShown(tx, changed, event, now());
  });

export async function resendTicket({ db, now, config }: ChangeDeps, actor: Actor, id: string) {
  const limit = perHour(actor.id, `ticket ${id}`, config.MAILS_PER_HOUR, now());
  await enforceRateLimit(db, limit, 'too_many_mails');
  await db.transaction(async (tx) => {
    const { registration } = await lockOwn(tx, actor, id);
    Registration.requireTicket(registration);
    await addMail(tx, { kind: 'ticket', subjectId: id, userId: actor.id });
  });
}

/** The organizer was paid at the door; whose event it is not learns nothing of who comes. */
export const markPaid = (
  { db, now }: ChangeDeps,
  actor: Actor,
  { eventId, registrationId }: { eventId: string; registrationId: string },
) =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const event = await lockEvent(tx, eventId);
    Event.requireOrganizer(event, actor);
    Event.requireNotCancelled(event);
    const before = await lockRegistration(tx, registrationId);
    Registration.requireSeatAt(before, eventId);
    const registration = markSeatPaid(before, actor);
    await saveRegistration(tx, registration);
    await tellRegistered(tx, registration, { event, guardianIds: [] }, now());
    return registration;
  });

export async function checkIn(
  { db, now, config }: ChangeDeps,
  actor: Actor,
  eventId: string,
  text: string,
) {
  const limit = perHour(actor.id, 'check-ins', config.CHECK_INS_PER_HOUR, now());
  await enforceRateLimit(db, limit, 'too_many_lookups');
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const event = await lockEvent(tx, eventId);
    const host = await requireHost(tx, event, actor, now());
    const code = await codeIn(tx, eventId, text);
    const found = code ? await findByTicket(tx, eventId, code) : undefined;
    const at = now();
    const entry = letIn(found, event, actor, at);
    if (entry.isFirst) {
      await saveRegistration(tx, entry.registration);
      await tellEntered(tx, entry.registration, event, at);
    }
    return { ...entry, host };
  });
}
