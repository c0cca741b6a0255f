import type { Db } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { isKid, type Person, people } from '@sidework/chassis/people/people';
import { and, eq, inArray } from 'drizzle-orm';

/** These people by their ids, as far as they are known here. */
export async function getPeople(db: Db, ids: string[]): Promise<Record<string, Person>> {
  const rows = await db.select().from(people).where(inArray(people.id, ids));
  return Object.fromEntries(rows.map((person) => [person.id, person]));
}

export async function findPerson(db: Db, id: string): Promise<Person | undefined> {
  const [person] = await db.select().from(people).where(eq(people.id, id));
  return person;
}

/** A child of the calling guardian; to other callers the child does not exist. */
export async function getOwnChild(db: Db, actor: Pick<Actor, 'id'>, id: string): Promise<Person> {
  const child = await findPerson(db, id);
  if (!child || !isKid(child) || !child.guardianIds.includes(actor.id))
    throw notFound('person_not_found');
  return child;
}

/** Whether an account was deleted. A person without a row here is new, and their profile is on its way. */
export async function hasLeft(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(people, and(eq(people.id, userId), people.hasLeft))) > 0;
}
