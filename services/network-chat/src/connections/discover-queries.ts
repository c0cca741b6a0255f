import type { Db } from '@sidework/chassis/db/db';
import { people } from '@sidework/chassis/people/people';
import { searchWords } from '@sidework/contracts/kernel/search-words';
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { blockedEitherWay } from '../blocks/queries.ts';
import { afterName, nameOrder } from './queries.ts';
import { connections } from './table.ts';

export interface PeopleQuery {
  search?: string | undefined;
  place?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** The patterns are made before the statement is planned, so that the planner knows how rare the words are. */
const have = (folded: SQL, search: string | undefined) =>
  and(...searchWords(search).map((word) => sql`${folded} like containing(${word})`));

/**
 * By name, each led to by an index of those who may be met. Connections are looked up for the page alone: with them the
 * planner takes the index of a rare word for dearer than reading the people by name until enough are found.
 */
export function peopleToMeet(
  db: Db,
  { id, isChild }: { id: string; isChild: boolean },
  { search, place, cursor, limit }: PeopleQuery,
) {
  const viewer = sql`${id}::uuid`;
  // A child is found by the name that is shown of it, and by nothing else.
  const words = isChild ? sql`search_name` : sql`search_words`;
  const isOfGroup = isChild
    ? sql`${people.accountType} = 'sidework_kids'`
    : sql`${people.accountType} <> 'sidework_kids'`;
  const met = db
    .select({ id: people.id })
    .from(people)
    .where(
      and(
        isOfGroup,
        sql`may_act and not has_left`,
        ne(people.id, id),
        sql`${people.id} not in (${blockedEitherWay(viewer)})`,
        have(words, search),
        have(sql`search_place`, place),
        afterName(cursor),
      ),
    )
    .orderBy(asc(nameOrder), asc(people.id))
    .limit(limit + 1)
    .as('met');
  return db
    .select({ person: people, connection: connections, order: nameOrder })
    .from(met)
    .innerJoin(people, eq(people.id, met.id))
    .leftJoin(
      connections,
      and(
        sql`least(requester_id, receiver_id) = least(${people.id}, ${viewer})`,
        sql`greatest(requester_id, receiver_id) = greatest(${people.id}, ${viewer})`,
        ne(connections.status, 'rejected'),
      ),
    )
    .orderBy(asc(nameOrder), asc(people.id));
}
export type PersonToMeet = Awaited<ReturnType<typeof peopleToMeet>>[number];
