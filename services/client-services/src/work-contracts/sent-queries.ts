import type { Db } from '@sidework/chassis/db/db';
import { and, eq } from 'drizzle-orm';
import type { Contact } from '../crm-people/contact.ts';
import { findContract, type WholeContract } from './queries.ts';
import { workContracts } from './table.ts';

/** The contract that waits for a contact; there is one at most. */
export async function openFor(
  db: Db,
  { id: contactId }: Pick<Contact, 'id'>,
): Promise<WholeContract | undefined> {
  const [found] = await db
    .select({ id: workContracts.id })
    .from(workContracts)
    .where(and(eq(workContracts.contactId, contactId), eq(workContracts.status, 'open')));
  return found && findContract(db, found.id);
}
