import type { Db, Tx } from '@sidework/chassis/db/db';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { contacts } from '../contacts/table.ts';
import { crmClients } from '../crm-clients/table.ts';
import { requireListed } from '../crm-people/contact.ts';
import { crmContacts, crmTasks } from '../crm-people/table.ts';
import * as Invitation from './invitation.ts';
import { clientInvitations } from './table.ts';
import { hashOf } from './token.ts';

const byToken = (token: string) => eq(clientInvitations.tokenHash, hashOf(token));

export async function getInvitation(db: Db, token: string, now: Date) {
  const [found] = await db.select().from(clientInvitations).where(byToken(token));
  return Invitation.requireOpen(found, now);
}

export async function lockInvitation(tx: Tx, token: string, now: Date) {
  const [found] = await tx.select().from(clientInvitations).where(byToken(token)).for('update');
  return Invitation.requireOpen(found, now);
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

/** A newer link takes the place of those that were mailed for the same contact before. */
export async function endEarlier(tx: Tx, contactId: string): Promise<void> {
  await tx
    .update(clientInvitations)
    .set({ address: null })
    .where(and(eq(clientInvitations.contactId, contactId), isNull(clientInvitations.acceptedAt)));
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
