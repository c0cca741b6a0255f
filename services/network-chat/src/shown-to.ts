import type { Db } from '@sidework/chassis/db/db';
import { isKid, type Person, people, toPersonCard } from '@sidework/chassis/people/people';
import { toCardForChildren } from '@sidework/chassis/people/plain-name';
import type { PersonCard } from '@sidework/contracts/kernel/values';
import { eq } from 'drizzle-orm';
import { adultsKnownTo } from './rooms/queries.ts';

/**
 * How people are shown to somebody: whole to adults; to a child whole only who looks after it and who is in a job room with
 * it, since a guardian knows of those (decision 108).
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
