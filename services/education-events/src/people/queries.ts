import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { isKid, type Person, people } from '@sidework/chassis/people/people';
import { eq } from 'drizzle-orm';
import { type Audience, visitors } from './audience.ts';

export async function findPerson(db: Db, id: string): Promise<Person | undefined> {
  const [person] = await db.select().from(people).where(eq(people.id, id));
  return person;
}

export async function guardiansOf(db: Db, childId: string): Promise<string[]> {
  const [child] = await db
    .select({ guardianIds: people.guardianIds })
    .from(people)
    .where(eq(people.id, childId));
  return child?.guardianIds ?? [];
}

/** A token is minutes old and the replica a second, so that the replica's word stands where it has one. */
export async function audienceOf(db: Db, viewer: Actor | undefined): Promise<Audience> {
  if (!viewer) return visitors;
  const [known] = await db
    .select({ accountType: people.accountType })
    .from(people)
    .where(eq(people.id, viewer.id));
  return { id: viewer.id, isChild: isKid(known ?? viewer) };
}
