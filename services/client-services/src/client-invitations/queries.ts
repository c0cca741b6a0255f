import type { Db, Tx } from '@sidework/chassis/db/db';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { contacts } from '../contacts/table.ts';
import { crmClients } from '../crm-clients/table.ts';
import { requireListed } from '../crm-people/contact.ts';
import { crmContacts, crmTasks } from '../crm-people/table.ts';
import { findPerson, lockActingAdult } from '../people/queries.ts';
import * as Invitation from './invitation.ts';
import { clientInvitations } from './table.ts';
import { hashOf } from './token.ts';

const byToken = (token: string) => eq(clientInvitations.tokenHash, hashOf(token));

export async function getInvitation(db: Db, token: string, now: Date) {
  const [found] = await db.select().from(clientInvitations).where(byToken(token));
  const professional = found && (await findPerson(db, found.professionalId));
  const invitation = Invitation.requireOpen(found, professional?.mayAct === true, now);
  return { invitation, professional };
}

export async function lockInvitation(tx: Tx, token: string) {
  const [found] = await tx.select().from(clientInvitations).where(byToken(token)).for('update');
  return found;
}

/** Locks one that can be accepted. */
export async function lockOpen(tx: Tx, token: string, now: Date) {
  const found = await lockInvitation(tx, token);
  const isSenderActing = found ? await lockActingAdult(tx, found.professionalId) : false;
  return Invitation.requireOpen(found, isSenderActing, now);
}

export async function isJoined(db: Db, crmClientId: string): Promise<boolean> {
  return (await db.$count(crmContacts, eq(crmContacts.crmClientId, crmClientId))) > 0;
}

/** Whether the owner of an address has said that they want none of this sender's invitations. */
export async function hasRefused(db: Db, professionalId: string, addressHash: string) {
  const refused = and(
    eq(clientInvitations.professionalId, professionalId),
    eq(clientInvitations.addressHash, addressHash),
    isNotNull(clientInvitations.refusedAt),
  );
  return (await db.$count(clientInvitations, refused)) > 0;
}

/** A link ends when a newer one is mailed for its contact, and when the contact is removed or gets another address. */
export async function endEarlier(tx: Tx, contactId: string): Promise<void> {
  await tx
    .update(clientInvitations)
    .set({ address: null })
    .where(and(eq(clientInvitations.contactId, contactId), isNull(clientInvitations.acceptedAt)));
}

/** A second link leads to the contract that the one before it led to. */
export async function contractOfLast(tx: Tx, contactId: string): Promise<string | null> {
  const [open] = await tx
    .select({ contractId: clientInvitations.contractId })
    .from(clientInvitations)
    .where(and(eq(clientInvitations.contactId, contactId), isNotNull(clientInvitations.address)))
    .orderBy(desc(clientInvitations.createdAt))
    .limit(1);
  return open?.contractId ?? null;
}

/** The address that an adult's account has confirmed. */
export async function confirmedEmail(db: Db, id: string): Promise<string | null> {
  const [known] = await db.select().from(contacts).where(eq(contacts.id, id));
  return known?.email ?? null;
}

export async function lockContact(tx: Tx, id: string) {
  const [found] = await tx.select().from(crmContacts).where(eq(crmContacts.id, id)).for('update');
  return found;
}

export async function lockCrmClient(tx: Tx, professionalId: string, clientId: string) {
  const [found] = await tx
    .select()
    .from(crmClients)
    .where(and(eq(crmClients.professionalId, professionalId), eq(crmClients.clientId, clientId)))
    .for('update');
  return requireListed(found);
}

export async function giveTasks(tx: Tx, from: string, to: string): Promise<void> {
  await tx.update(crmTasks).set({ personId: to }).where(eq(crmTasks.personId, from));
}
