import type { Tx } from '@sidework/chassis/db/db';
import { eq, sql } from 'drizzle-orm';
import { contacts } from './table.ts';

/** Keeps the newest contact details that identity told. */
export async function keepContact(
  tx: Tx,
  contact: typeof contacts.$inferInsert & { sequence: number },
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

export async function forgetContact(tx: Tx, personId: string): Promise<void> {
  await tx.delete(contacts).where(eq(contacts.id, personId));
}
