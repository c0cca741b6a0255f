import type { Db, Tx } from '@sidework/chassis/db/db';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { ticketInvitations } from '../ticket-invitations/table.ts';
import { contacts } from './table.ts';

/** The mail address that identity told last of a person. */
export async function keepContact(
  tx: Tx,
  contact: { id: string; sequence: number; email: string | null },
): Promise<void> {
  await tx
    .insert(contacts)
    .values(contact)
    .onConflictDoUpdate({
      target: contacts.id,
      set: contact,
      setWhere: sql`${contacts.sequence} < ${contact.sequence}`,
    });
}

export async function findEmail(db: Db, personId: string): Promise<string | null> {
  const [row] = await db
    .select({ email: contacts.email })
    .from(contacts)
    .where(eq(contacts.id, personId));
  return row?.email ?? null;
}

export async function emailsOf(db: Db, personIds: string[]): Promise<string[]> {
  const rows = await db
    .select({ email: contacts.email })
    .from(contacts)
    .where(inArray(contacts.id, personIds));
  return rows.flatMap(({ email }) => (email ? [email] : []));
}

export async function forgetContact(tx: Tx, personId: string): Promise<void> {
  await tx.delete(contacts).where(eq(contacts.id, personId));
}

/** The mailed link has shown that the address of an accepted invitation belongs to the holder of the ticket. */
export async function addressesOfHolder(db: Db, registrationId: string): Promise<string[]> {
  const { address, acceptedAt } = ticketInvitations;
  const [invitation] = await db
    .select({ address })
    .from(ticketInvitations)
    .where(
      and(
        eq(ticketInvitations.registrationId, registrationId),
        isNotNull(acceptedAt),
        isNull(ticketInvitations.endedAt),
      ),
    );
  return invitation?.address ? [invitation.address] : [];
}
