import type { Tx } from '@sidework/chassis/db/db';
import { isKid } from '@sidework/chassis/people/people';
import { sql } from 'drizzle-orm';
import { getKeptPerson } from '../people/queries.ts';
import { sharedFacts } from './table.ts';

type Fact = typeof sharedFacts.$inferInsert;

/** Adds an event to a fact, in whatever order its events come. Nothing is kept of children and of deleted accounts. */
export async function addToFact(tx: Tx, fact: Fact): Promise<void> {
  const concerned = fact.otherId ? [fact.personId, fact.otherId] : [fact.personId];
  for (const id of concerned.sort()) {
    const person = await getKeptPerson(tx, id);
    if (isKid(person) || person.hasLeft) return;
  }
  const { subjectId, title, happenedAt, balance = 0, isAgreed = false } = fact;
  const known = subjectId ? { subjectId, title, happenedAt } : {};
  await tx
    .insert(sharedFacts)
    .values(fact)
    .onConflictDoUpdate({
      target: [sharedFacts.sourceId, sharedFacts.personId],
      set: {
        ...known,
        balance: sql`${sharedFacts.balance} + ${balance}`,
        isAgreed: sql`${sharedFacts.isAgreed} or ${isAgreed}`,
      },
    });
}
