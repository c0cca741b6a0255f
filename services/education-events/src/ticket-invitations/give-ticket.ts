import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Tx } from '@sidework/chassis/db/db';
import { AppError } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { queueMail } from '@sidework/chassis/jobs/mail';
import { requireActing } from '@sidework/chassis/people/people';
import { finishPersonTask, type TakenTask } from '@sidework/chassis/people/person-tasks';
import { shownName } from '@sidework/chassis/people/shown-name';
import { limits } from '@sidework/contracts/education-events/limits';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import * as Event from '../events/event.ts';
import { saveEvent } from '../events/queries.ts';
import { findPerson } from '../people/queries.ts';
import { findRegistration, lockOwn, saveRegistration } from '../registrations/queries.ts';
import * as Registration from '../registrations/registration.ts';
import { tellGivenAway } from '../registrations/tell-registered.ts';
import { newTicketCode } from '../registrations/ticket-proof.ts';
import { addMail } from '../tasks/add-mail.ts';
import * as Invitation from './invitation.ts';
import { invitationMail } from './invitation-mail.ts';
import { hasRefused, insertInvitation } from './queries.ts';
import { earlierHashOfAddress, hashOf, hashOfAddress, newToken } from './token.ts';

type GiveDeps = Pick<Deps, 'db' | 'now' | 'config'>;

interface To {
  attendeeName: string;
  attendeeEmail: string;
}

async function takeTurn(
  { db, now, config }: GiveDeps,
  { id: accountId }: { id: string },
  ticket: string,
): Promise<void> {
  const ofTicket = perHour(accountId, `ticket ${ticket}`, config.MAILS_PER_HOUR, now());
  await enforceRateLimit(db, ofTicket, 'too_many_mails');
  const day = { count: limits.invitationsPerDay, seconds: 86_400, now: now() };
  const ofDay = { accountId, action: 'ticket invitations', ...day };
  await enforceRateLimit(db, ofDay, 'too_many_invitations');
}

/** The recipient is invited in set words to take the ticket, because the address is unconfirmed (decision 0045). */
export async function transferTicket(
  deps: GiveDeps,
  actor: Actor,
  id: string,
  to: To,
): Promise<void> {
  await takeTurn(deps, actor, id);
  await deps.db.transaction(async (tx) => {
    const { fullName } = await requireActing(tx, actor);
    const at = deps.now();
    const owned = await lockOwn(tx, actor, id);
    await give(tx, deps, owned, { ...to, giverName: shownName(fullName) }, at);
    await tellGivenAway(tx, owned.registration, at);
  });
}

/** Invites the guest of a group, once the seat is theirs. The ticket stays with its buyer where no invitation may be sent. */
export async function inviteGuest(deps: GiveDeps, task: TakenTask): Promise<void> {
  const buyer = { id: task.userId };
  const mayMail = await isAllowed(takeTurn(deps, buyer, task.id));
  await deps.db.transaction(async (tx) => {
    if (!(await finishPersonTask(tx, task))) return;
    // The buyer may have given the ticket away meanwhile, and a child have taken it.
    if ((await findRegistration(tx, task.id))?.userId !== buyer.id) return;
    const owned = await lockOwn(tx, buyer, task.id);
    const { attendeeName, attendeeEmail } = owned.registration;
    const person = await findPerson(tx, task.userId);
    if (!attendeeEmail || !Registration.hasTicket(owned.registration)) return;
    const to = { attendeeName, attendeeEmail, giverName: shownName(person?.fullName ?? '') };
    const isGiven =
      mayMail && person?.mayAct && (await isAllowed(give(tx, deps, owned, to, deps.now())));
    if (!isGiven) await addMail(tx, { kind: 'ticket', subjectId: task.id, userId: task.userId });
  });
}

/** A refusal comes before anything is written. */
async function isAllowed(asked: Promise<void>): Promise<boolean> {
  try {
    await asked;
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

async function give(
  tx: Tx,
  { config }: GiveDeps,
  { event, registration }: Awaited<ReturnType<typeof lockOwn>>,
  { giverName, ...to }: To & { giverName: string },
  at: Date,
): Promise<void> {
  const given = Registration.transfer(registration, to, newTicketCode(at), event, at);
  const token = await invite(tx, { registration, event }, to.attendeeEmail, at);
  await saveRegistration(tx, given);
  await saveEvent(tx, Event.withdrawn(event));
  const said = { giverName, eventId: event.id, publicUrl: config.PUBLIC_URL };
  await queueMail(tx, invitationMail({ to: to.attendeeEmail, token, ...said }));
}

async function invite(
  tx: Tx,
  { registration, event }: Awaited<ReturnType<typeof lockOwn>>,
  address: string,
  at: Date,
): Promise<string> {
  const addressHash = hashOfAddress(address);
  Invitation.requireWelcome(
    await hasRefused(tx, registration.userId, [addressHash, earlierHashOfAddress(address)]),
  );
  const token = newToken();
  const invited = { id: uuidv7(), address, addressHash, tokenHash: hashOf(token) };
  await insertInvitation(tx, Invitation.invite(invited, registration, event, at));
  return token;
}
