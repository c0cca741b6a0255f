import type { Db } from '@sidework/chassis/db/db';
import { fromCursor, idOf } from '@sidework/chassis/db/keyset';
import { people } from '@sidework/chassis/people/people';
import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import { professionalGigs } from '../gigs/table.ts';
import { findablePeople } from './table.ts';

/** Adults who may act and have a page, by id. */
export function findablePros(
  db: Db,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ id: string }[]> {
  const hasGig = sql`exists (
    select from ${professionalGigs} gig where gig.professional_id = ${people.id}
      and gig.status = 'active' and not gig.is_youth)`;
  return db
    .select({ id: findablePeople.personId })
    .from(findablePeople)
    .innerJoin(people, eq(people.id, findablePeople.personId))
    .where(
      and(
        eq(people.mayAct, true),
        ne(people.accountType, 'sidework_kids'),
        hasGig,
        cursor === undefined
          ? undefined
          : gt(findablePeople.personId, idOf(fromCursor(cursor, 1)[0])),
      ),
    )
    .orderBy(asc(findablePeople.personId))
    .limit(limit + 1);
}

export async function isFindable(db: Db, personId: string): Promise<boolean> {
  return (await db.$count(findablePeople, eq(findablePeople.personId, personId))) > 0;
}
