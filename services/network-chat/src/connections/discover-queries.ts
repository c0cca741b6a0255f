import type { Db } from '@sidework/chassis/db/db';
import { countOf, fromCursor, idOf } from '@sidework/chassis/db/keyset';
import { people } from '@sidework/chassis/people/people';
import { searchWords } from '@sidework/contracts/kernel/search-words';
import type { DiscoverOrder } from '@sidework/contracts/network-chat/connections';
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { blockedEitherWay } from '../blocks/queries.ts';
import type { Run } from './discover-runs.ts';
import { connections } from './table.ts';

export interface PeopleQuery {
  search?: string | undefined;
  place?: string | undefined;
  sort?: DiscoverOrder | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** The patterns are made before the statement is planned, so that the planner knows how rare the words are. */
const have = (folded: SQL, search: string | undefined) =>
  and(...searchWords(search).map((word) => sql`${folded} like containing(${word})`));

/**
 * In the order of a part, each led to by an index of those who may be met. Connections are looked up for the page alone: with them the
 * planner takes the index of a rare word for dearer than reading the people by name until enough are found.
 */
function peopleToMeet(
  db: Db,
  { id, isChild }: { id: string; isChild: boolean },
  { search, place, limit }: PeopleQuery,
  { run: { only, order }, after }: { run: Run; after: SQL | undefined },
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
        only,
        after,
      ),
    )
    .orderBy(asc(order), asc(people.id))
    .limit(limit + 1)
    .as('met');
  return db
    .select({ person: people, connection: connections, order })
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
    .orderBy(asc(order), asc(people.id));
}
/** People of one part after another, `limit + 1` of them, each with the number of its part. */
export async function peopleInRuns(
  db: Db,
  viewer: { id: string; isChild: boolean },
  query: PeopleQuery,
  runs: Run[],
): Promise<(PersonToMeet & { part: number })[]> {
  const [begun = 0, value, id] = positionIn(query.cursor);
  const found: (PersonToMeet & { part: number })[] = [];
  for (const [part, run] of runs.entries()) {
    if (part < begun || found.length > query.limit) continue;
    const limit = query.limit - found.length;
    const isBegun = id !== undefined && part === begun;
    const after = isBegun ? sql`(${run.order}, ${people.id}) > (${value}, ${id}::uuid)` : undefined;
    const met = await peopleToMeet(db, viewer, { ...query, limit }, { run, after });
    found.push(...met.map((each) => ({ ...each, part })));
  }
  return found;
}

function positionIn(cursor: string | undefined): [number?, string?, string?] {
  if (cursor === undefined) return [];
  const [part, order, id] = fromCursor(cursor, 3);
  return [countOf(part), String(order), idOf(id)];
}

export type PersonToMeet = Awaited<ReturnType<typeof peopleToMeet>>[number];
