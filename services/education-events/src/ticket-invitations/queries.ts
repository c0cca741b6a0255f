import type { Db, Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import type { PageOfDue } from '@sidework/chassis/jobs/each-alone';
import { and, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { lockEvent } from '../events/queries.ts';
import { getShownRegistration, lockRegistration } from '../registrations/queries.ts';
import * as Invitation from './invitation.ts';
import { ticketInvitations } from './table.ts';
import { hashOf } from './token.ts';

export async function insertInvitation(tx: Tx, invitation: Invitation.Invitation): Promise<void> {
  await tx.insert(ticketInvitations).values(invitation);
}

export async function saveInvitation(tx: Tx, { id, ...invitation }: Invitation.Invitation) {
  await tx.update(ticketInvitations).set(invitation).where(eq(ticketInvitations.id, id));
}

/** Whether the owner of an address has said that they want none of this sender's invitations. */
export async function hasRefused(
  db: Db,
  givenBy: string,
  addressHashes: string[],
): Promise<boolean> {
  const [refused] = await db
    .select({ id: ticketInvitations.id })
    .from(ticketInvitations)
    .where(
      and(
        eq(ticketInvitations.givenBy, givenBy),
        inArray(ticketInvitations.addressHash, addressHashes),
        isNotNull(ticketInvitations.refusedAt),
      ),
    )
    .limit(1);
  return refused !== undefined;
}

async function findByToken(db: Db, token: string) {
  const [invitation] = await db
    .select()
    .from(ticketInvitations)
    .where(eq(ticketInvitations.tokenHash, hashOf(token)));
  if (!invitation) throw notFound('invitation_link_invalid');
  return invitation;
}

/** A link leads to its seat and event while it can be used. */
export async function getInvited(db: Db, token: string, now: Date) {
  const invitation = await findByToken(db, token);
  const shown = await getShownRegistration(db, invitation.registrationId);
  Invitation.requireOpen(invitation, shown.event, now);
  return { invitation, ...shown };
}

/** The same, locked: event, seat, and then the invitation, as everywhere. */
export async function lockInvited(tx: Tx, token: string, now: Date) {
  const invited = await lockWith(tx, await findByToken(tx, token));
  Invitation.requireOpen(invited.invitation, invited.event, now);
  return invited;
}

export async function lockWith(tx: Tx, { id, registrationId }: Invitation.Invitation) {
  const { event: found } = await getShownRegistration(tx, registrationId);
  const event = await lockEvent(tx, found.id);
  const registration = await lockRegistration(tx, registrationId);
  const [invitation] = await tx
    .select()
    .from(ticketInvitations)
    .where(eq(ticketInvitations.id, id))
    .for('update');
  if (!invitation) throw notFound('invitation_link_invalid');
  return { event, registration, invitation };
}

/** The invitations that were not accepted in time. */
export const dueInvitations = (db: Db, now: Date, { after, limit }: PageOfDue) =>
  db
    .select()
    .from(ticketInvitations)
    .where(
      and(
        lte(ticketInvitations.expiresAt, now),
        isNull(ticketInvitations.acceptedAt),
        isNull(ticketInvitations.endedAt),
        after ? gt(ticketInvitations.id, after) : undefined,
      ),
    )
    .orderBy(ticketInvitations.id)
    .limit(limit);

/** Forgets the invitations of a giver who has left. A taken ticket is the taker's, whose link and address stay. */
export async function forgetInvitationsOf(tx: Tx, givenBy: string): Promise<void> {
  const { acceptedAt, endedAt } = ticketInvitations;
  const isOfGiver = eq(ticketInvitations.givenBy, givenBy);
  await tx
    .delete(ticketInvitations)
    .where(and(isOfGiver, or(isNull(acceptedAt), isNotNull(endedAt))));
  const blank = { giverAttendeeName: '', giverAttendeeEmail: null };
  await tx.update(ticketInvitations).set(blank).where(isOfGiver);
}
