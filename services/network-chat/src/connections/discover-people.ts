import type { Db } from '@sidework/chassis/db/db';
import { toPage } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import { isKid, people } from '@sidework/chassis/people/people';
import { searchWords } from '@sidework/contracts/kernel/search-words';
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { apartFrom } from '../blocks/queries.ts';
import type { Deps } from '../deps.ts';
import { findPerson } from '../people/queries.ts';
import { isReleased } from './connection.ts';
import { afterName, nameOrder } from './queries.ts';
import { connections } from './table.ts';
import { toShownPerson } from './view.ts';

interface Query {
  search?: string | undefined;
  place?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Adults see adults, and children see children; a viewer who may not act gets an empty list (decisions 6 and 10). */
export async function discoverPeople(
  { db, searchDb }: Pick<Deps, 'db' | 'searchDb'>,
  actor: Actor,
  query: Query,
) {
  const viewer = await findPerson(db, actor.id);
  if (!viewer?.mayAct) return { items: [], nextCursor: null };
  const isSearch = Boolean(query.search || query.place);
  const found = await peopleToMeet(
    isSearch ? searchDb : db,
    { id: actor.id, isChild: isKid(viewer) },
    query,
  );
  return toPage(
    found,
    query.limit,
    ({ person, connection }) => ({
      ...toShownPerson(person),
      connection: connection && stateFor(connection, actor.id),
    }),
    ({ order, person }) => [order, person.id],
  );
}

type Row = Awaited<ReturnType<typeof peopleToMeet>>[number];

/** What waits for guardians is not yet its receiver's to know of. */
function stateFor(connection: NonNullable<Row['connection']>, viewerId: string) {
  const { id, status, requesterId } = connection;
  const isRequester = requesterId === viewerId;
  if (status === 'rejected' || (!isRequester && !isReleased(connection))) return null;
  return { id, status, isRequester };
}

/** The patterns are made before the statement is planned, so that the planner knows how rare the words are. */
const have = (folded: SQL, search: string | undefined) =>
  and(...searchWords(search).map((word) => sql`${folded} like containing(${word})`));

/**
 * By name, each led to by an index of those who may be met. Connections are looked up for the page alone: with them the
 * planner takes the index of a rare word for dearer than reading the people by name until enough are found.
 */
function peopleToMeet(
  db: Db,
  { id, isChild }: { id: string; isChild: boolean },
  { search, place, cursor, limit }: Query,
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
        sql`${people.id} not in (${apartFrom(viewer)})`,
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
