import type { Db, Tx } from '@sidework/chassis/db/db';
import { forgetMailsTo } from '@sidework/chassis/jobs/mail';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { contacts } from './table.ts';

/** An event older than what is known changes nothing. */
export async function saveContact(tx: Tx, contact: typeof contacts.$inferInsert): Promise<void> {
  await tx
    .insert(contacts)
    .values(contact)
    .onConflictDoUpdate({
      target: contacts.id,
      set: contact,
      setWhere: sql`${contacts.sequence} < ${contact.sequence}`,
    });
}

/** Removes the mails to a person who is no longer reached at the address that is known here. */
export async function forgetMailsOf(tx: Tx, userId: string): Promise<void> {
  const [contact] = await tx.select().from(contacts).where(eq(contacts.id, userId)).for('update');
  if (contact?.email) await forgetMailsTo(tx, contact.email);
}

/** The addresses of these people, of those who have one. */
export async function emailsOf(db: Db, ids: string[]): Promise<string[]> {
  const found = await db
    .select({ email: contacts.email })
    .from(contacts)
    .where(and(inArray(contacts.id, ids), isNotNull(contacts.email)));
  return found.flatMap(({ email }) => email ?? []);
}
