import type { Tx } from '@sidework/chassis/db/db';
import { isKid, people } from '@sidework/chassis/people/people';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a person is known here as a child. */
export const isChild = (userId: PgColumn | SQL): SQL<boolean> => sql<boolean>`exists (
  select from people child where child.id = ${userId} and child.account_type = 'sidework_kids')`;

/**
 * The guardians of a person; an adult has none. Throws where the person is not known here yet, so that an event that came
 * before their profile is handled again after it.
 */
export async function guardiansOf(tx: Tx, userId: string): Promise<string[]> {
  const [person] = await tx.select().from(people).where(eq(people.id, userId));
  if (!person) throw new Error(`${userId} is not known yet`);
  return isKid(person) ? person.guardianIds : [];
}
