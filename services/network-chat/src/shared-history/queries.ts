import type { Db } from '@sidework/chassis/db/db';
import { isKid } from '@sidework/chassis/people/people';
import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { isBlockBetween } from '../blocks/queries.ts';
import { getPeople } from '../people/queries.ts';
import { sharedFacts } from './table.ts';

const mostShown = 20;

/** Two adults who are both there share something; with children, after a block or a departure nothing shows. */
export async function mayShare(db: Db, viewerId: string, otherId: string): Promise<boolean> {
  if (viewerId === otherId || (await isBlockBetween(db, viewerId, otherId))) return false;
  const people = await getPeople(db, [viewerId, otherId]);
  const both = [people[viewerId], people[otherId]];
  return both.every((person) => person !== undefined && !isKid(person) && !person.hasLeft);
}

const counts = ({ balance, isAgreed }: typeof sharedFacts) => and(gt(balance, 0), isAgreed);

const own = {
  subjectId: sharedFacts.subjectId,
  title: sharedFacts.title,
  at: sharedFacts.happenedAt,
};

/** The newest services that two people completed for each other, and how many there are. */
export async function sharedServices(db: Db, viewerId: string, otherId: string) {
  const both = and(
    eq(sharedFacts.personId, viewerId),
    eq(sharedFacts.otherId, otherId),
    counts(sharedFacts),
  );
  return { count: await db.$count(sharedFacts, both), proofs: await newest(db, both) };
}

const newest = (db: Db, where: SQL | undefined) =>
  db
    .select(own)
    .from(sharedFacts)
    .where(where)
    .orderBy(desc(sharedFacts.happenedAt), desc(sharedFacts.sourceId))
    .limit(mostShown);

/** The newest courses that both finished, or events that both came to. */
export async function sharedSubjects(
  db: Db,
  kind: 'course' | 'event',
  viewerId: string,
  otherId: string,
) {
  const both = and(
    eq(sharedFacts.kind, kind),
    eq(sharedFacts.personId, viewerId),
    counts(sharedFacts),
    sql`exists (
      select from ${sharedFacts} theirs where theirs.kind = ${kind} and theirs.subject_id = ${sharedFacts}.subject_id
        and theirs.person_id = ${otherId} and theirs.balance > 0 and theirs.is_agreed)`,
  );
  return { count: await db.$count(sharedFacts, both), proofs: await newest(db, both) };
}
