import type { Db } from '@sidework/chassis/db/db';
import { isKid, type Person, people, toPersonCard } from '@sidework/chassis/people/people';
import { toCardForChildren } from '@sidework/chassis/people/plain-name';
import type { PersonCard } from '@sidework/contracts/kernel/values';
import { eq } from 'drizzle-orm';
import { adultsKnownTo } from './rooms/queries.ts';

/**
 * How people are shown to a viewer. An adult sees whole cards; a child sees whole cards only of its guardians and of the
 * clients of its job rooms, whom a guardian has approved (decision 108).
 */
export async function cardsFor(db: Db, viewerId: string): Promise<(person: Person) => PersonCard> {
  const [viewer] = await db.select().from(people).where(eq(people.id, viewerId));
  if (!viewer || !isKid(viewer)) return toPersonCard;
  const known = await adultsKnownTo(db, viewerId);
  return (person) =>
    isKid(person) || known.includes(person.id)
      ? toPersonCard(person)
      : toCardForChildren(toPersonCard(person));
}
