import type { Tx } from '@sidework/chassis/db/db';
import { forgetMailsTo } from '@sidework/chassis/jobs/mail';
import { eq } from 'drizzle-orm';
import { contacts } from './table.ts';

/** Removes the mails to a person who is no longer reached at the address that is known here. */
export async function forgetMailsOf(tx: Tx, userId: string): Promise<void> {
  const [contact] = await tx.select().from(contacts).where(eq(contacts.id, userId)).for('update');
  if (contact?.email) await forgetMailsTo(tx, contact.email);
}
