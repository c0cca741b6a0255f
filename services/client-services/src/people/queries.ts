import type { Db, Tx } from '@sidework/chassis/db/db';
import { isKid, type Person, people } from '@sidework/chassis/people/people';
import { and, arrayContains, eq, inArray, ne } from 'drizzle-orm';

export async function findPerson(db: Db, id: string): Promise<Person | undefined> {
  const [person] = await db.select().from(people).where(eq(people.id, id));
  return person;
}

export async function findChild(db: Db, id: string): Promise<Person | undefined> {
  const person = await findPerson(db, id);
  return person && isKid(person) ? person : undefined;
}

/** The lock keeps news of the child waiting until the transaction ends. */
export async function lockChild(tx: Tx, id: string): Promise<Person | undefined> {
  const [child] = await lockChildrenAmong(tx, [id]);
  return child;
}

/** Whether they may act, and are no child. The lock keeps news of them waiting until the transaction ends. */
export async function lockActingAdult(tx: Tx, id: string): Promise<boolean> {
  const mayAct = and(people.isSetUp, people.mayAct, ne(people.accountType, 'sidework_kids'));
  const found = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, id), mayAct))
    .for('key share');
  return found.length > 0;
}

export async function childrenAmong(db: Db, ids: string[]): Promise<Pick<Person, 'id'>[]> {
  const found = await db
    .select({ id: people.id, accountType: people.accountType })
    .from(people)
    .where(inArray(people.id, ids));
  return found.filter(isKid);
}

export async function lockChildrenAmong(tx: Tx, ids: string[]): Promise<Person[]> {
  const found = await tx.select().from(people).where(inArray(people.id, ids)).for('key share');
  return found.filter(isKid);
}

export async function isGuardian(db: Db, id: string): Promise<boolean> {
  const ofChild = and(
    eq(people.accountType, 'sidework_kids'),
    arrayContains(people.guardianIds, [id]),
  );
  const found = await db.select({ id: people.id }).from(people).where(ofChild).limit(1);
  return found.length > 0;
}
