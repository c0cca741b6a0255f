import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { queueMail } from '@sidework/chassis/jobs/mail';
import { raiseNeeds } from '@sidework/chassis/people/needs';
import { isKid, type Person, requireActing } from '@sidework/chassis/people/people';
import { nameForChildren } from '@sidework/chassis/people/plain-name';
import { needRaised } from '@sidework/contracts/education-events/events';
import { addressesOfHolder } from '../contacts/queries.ts';
import type { Deps } from '../deps.ts';
import * as Event from '../events/event.ts';
import { saveEvent } from '../events/queries.ts';
import { isGuest } from '../registrations/group.ts';
import { needOfAttending } from '../registrations/needs.ts';
import { findSeat, saveRegistration } from '../registrations/queries.ts';
import { refundCancelled } from '../registrations/refund-cancelled.ts';
import * as Registration from '../registrations/registration.ts';
import { tellCancelled, tellRegistered } from '../registrations/tell-registered.ts';
import { newTicketCode } from '../registrations/ticket-proof.ts';
import { addMail } from '../tasks/add-mail.ts';
import { endWait } from '../waitlists/take-seat.ts';
import * as Invitation from './invitation.ts';
import { withdrawalMail } from './invitation-mail.ts';
import { lockInvited, lockWith, saveInvitation } from './queries.ts';

type AnswerDeps = Pick<Deps, 'db' | 'now'>;
type CancelDeps = AnswerDeps & Pick<Deps, 'config'>;

type Invited = Awaited<ReturnType<typeof lockWith>>;

/**
 * The link shows that the address is theirs, so that the ticket is mailed there. A signed-in person takes it under their own
 * name, and a child asks its guardians. A visitor takes it under the name that the giver typed, as a child may read it.
 */
export const acceptInvitation = (
  { db, now }: AnswerDeps,
  token: string,
  viewer: Actor | undefined,
): Promise<Invited> =>
  db.transaction(async (tx) => {
    const at = now();
    const taker = viewer && (await requireActing(tx, viewer));
    const invited = await lockInvited(tx, token, at);
    const { event, registration, invitation } = invited;
    if (taker && isKid(taker)) return takeAsChild(tx, invited, taker, at);
    if (invitation.acceptedAt) return invited;
    const name = taker?.fullName || nameForChildren(registration.attendeeName);
    const taken = Registration.takeTicket(registration, event, name, at);
    await saveRegistration(tx, taken);
    if (taker) await endWait(tx, event, taker.id, at);
    const accepted = Invitation.accept(invitation, at);
    await saveInvitation(tx, accepted);
    await addMail(tx, { kind: 'ticket', subjectId: registration.id, userId: registration.userId });
    return { event, registration: taken, invitation: accepted };
  });

/** The seat becomes the child's own. If no guardian agrees, its refund goes to the payer. */
async function takeAsChild(
  tx: Tx,
  { event, registration, invitation }: Invited,
  { id: userId, fullName: attendeeName, guardianIds }: Person,
  at: Date,
): Promise<Invited> {
  Invitation.requireForYoungPeople(event);
  Invitation.requireUntaken(invitation);
  Registration.requireNoSeat(await findSeat(tx, event.id, userId));
  const child = { userId, attendeeName };
  const asked = Registration.takeAsChild(registration, event, child, newTicketCode(at), at);
  await saveRegistration(tx, asked);
  await endWait(tx, event, userId, at);
  const handedOver = Invitation.handOver(invitation, at);
  await saveInvitation(tx, handedOver);
  await tellRegistered(tx, asked, { event, guardianIds }, at);
  return { event, registration: asked, invitation: handedOver };
}

/** “This is not me”: the ticket is its giver's again. */
export const refuseInvitation = ({ db, now }: AnswerDeps, token: string): Promise<void> =>
  db.transaction(async (tx) => {
    const invited = await lockInvited(tx, token, now());
    const refused = Invitation.refuse(invited.invitation, now());
    await endUntaken(tx, invited, refused, now());
  });

/** The holder of a given ticket gives the seat back; the payer is told and gets the refund. */
export const cancelGivenTicket = (deps: CancelDeps, token: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const at = deps.now();
    const { event, registration, invitation } = await lockInvited(tx, token, at);
    Registration.requireTaken(registration);
    const cancelled = Registration.cancelAsHolder(registration, event, at);
    await saveRegistration(tx, cancelled);
    const freed = Event.freeSeat(event, registration);
    await saveEvent(tx, freed);
    await refundCancelled(tx, cancelled, at);
    await tellCancelled(tx, registration, event, at);
    // The address is forgotten with the invitation, so that this mail is not left to a task.
    for (const to of await addressesOfHolder(tx, registration.id))
      await queueMail(tx, withdrawalMail(deps, freed, to));
    await saveInvitation(tx, Invitation.end(invitation, at));
    const { id: subjectId, userId } = registration;
    await addMail(tx, { kind: 'given_seat_cancelled', subjectId, userId });
  });

/** The ticket was not taken in time. */
export async function expireInvitation(tx: Tx, found: Invitation.Invitation, at: Date) {
  const invited = await lockWith(tx, found);
  const expired = Invitation.passTime(invited.invitation, at);
  if (expired) await endUntaken(tx, invited, expired, at);
}

async function endUntaken(
  tx: Tx,
  { event, registration, invitation }: Invited,
  ended: Invitation.Invitation,
  at: Date,
): Promise<void> {
  await saveInvitation(tx, ended);
  if (registration.status !== 'confirmed') return;
  const { giverAttendeeName: attendeeName, giverAttendeeEmail: attendeeEmail } = invitation;
  const giver = { attendeeName, attendeeEmail };
  const returned = Registration.returnTicket(registration, giver, newTicketCode(at));
  await saveRegistration(tx, returned);
  if (!isGuest(returned))
    await raiseNeeds(tx, { needRaised }, [needOfAttending(returned, event)], at);
  const { id: subjectId, userId } = registration;
  await addMail(tx, { kind: 'ticket_returned', subjectId, userId });
}
