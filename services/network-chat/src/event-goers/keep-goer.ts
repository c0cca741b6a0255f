import type { Tx } from '@sidework/chassis/db/db';
import { isKid } from '@sidework/chassis/people/people';
import { lt } from 'drizzle-orm';
import { getKeptPerson } from '../people/queries.ts';
import { eventGoers } from './table.ts';

/** Keeps the newest event of a registration, because an older one can arrive later. It keeps no child and no deleted account. */
export async function keepGoer(tx: Tx, goer: typeof eventGoers.$inferInsert): Promise<void> {
  const person = await getKeptPerson(tx, goer.personId);
  if (isKid(person) || person.hasLeft) return;
  const { shownUntil, sequence } = goer;
  await tx
    .insert(eventGoers)
    .values(goer)
    .onConflictDoUpdate({
      target: eventGoers.registrationId,
      set: { shownUntil, sequence },
      setWhere: lt(eventGoers.sequence, sequence),
    });
}
