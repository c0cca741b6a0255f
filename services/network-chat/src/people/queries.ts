import type { Db, Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { isKid, type Person, people } from '@sidework/chassis/people/people';
import type { ApprovedCard } from '@sidework/contracts/kernel/values';
import { and, type Column, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { rooms } from '../rooms/table.ts';

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

/** A person without a row here has not left: they are new, and their profile is on its way. */
export async function hasLeft(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(people, and(eq(people.id, userId), people.hasLeft))) > 0;
}

export const isChild = (userId: PgColumn | SQL): SQL<boolean> => sql<boolean>`exists (
  select from people child where child.id = ${userId} and child.account_type = 'sidework_kids')`;

/** Throws where the person is not known here yet, so that an event that came before their profile is handled again after it. */
export async function getPerson(tx: Tx, userId: string): Promise<Person> {
  const person = await findPerson(tx, userId);
  if (!person) throw new Error(`${userId} is not known yet`);
  return person;
}

/** The same, and the end of the account waits for what is written of the person meanwhile, and then erases it. */
export async function getKeptPerson(tx: Tx, id: string): Promise<Person> {
  const [person] = await tx.select().from(people).where(eq(people.id, id)).for('key share');
  if (!person) throw new Error(`${id} is not known yet`);
  return person;
}

/** The guardians of a person; an adult has none. */
export async function guardiansOf(tx: Tx, userId: string): Promise<string[]> {
  const person = await getPerson(tx, userId);
  return isKid(person) ? person.guardianIds : [];
}

/** The client, the child and its present guardians are members. The form lets Postgres use an index for each. */
export const isMember = (id: string | Column) => sql`(${rooms.clientId} = ${id}::uuid
  or ${rooms.childId} = any (array(
    select ward.id from people ward
    where ward.account_type = 'sidework_kids' and ward.guardian_ids @> array[${id}::uuid]) || ${id}::uuid))`;

/** The clients of a child's work that goes on, by their ids, as its guardians read them; the latest approval counts. */
export async function clientsApprovedFor(
  db: Db,
  childId: string,
): Promise<Map<string, ApprovedCard | null>> {
  const rows = await db
    .select({ clientId: rooms.clientId, approvedClient: rooms.approvedClient })
    .from(rooms)
    .where(and(eq(rooms.childId, childId), isNull(rooms.lockedAt)))
    .orderBy(rooms.openedAt);
  return new Map(rows.map(({ clientId, approvedClient }) => [clientId, approvedClient]));
}
