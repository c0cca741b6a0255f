import { toPage } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import { isKid } from '@sidework/chassis/people/people';
import type { Deps } from '../deps.ts';
import { findPerson } from '../people/queries.ts';
import { isReleased } from './connection.ts';
import { type PeopleQuery, type PersonToMeet, peopleInRuns } from './discover-queries.ts';
import { runsOf } from './discover-runs.ts';
import { mutualCounts, servicesWith } from './in-common.ts';
import { toShownPerson } from './view.ts';

/** Adults see adults, and children see children; a viewer who may not act gets an empty list (D-6 and D-10). */
export async function discoverPeople(
  { db, searchDb }: Pick<Deps, 'db' | 'searchDb'>,
  actor: Actor,
  query: PeopleQuery,
) {
  const viewer = await findPerson(db, actor.id);
  if (!viewer?.mayAct) return { items: [], nextCursor: null };
  const isChild = isKid(viewer);
  const runs = await runsOf(db, { id: actor.id, isChild, location: viewer.location }, query.sort);
  const isSearch = Boolean(query.search || query.place) || runs.length > 1;
  const found = await peopleInRuns(
    isSearch ? searchDb : db,
    { id: actor.id, isChild },
    query,
    runs,
  );
  const ids = isChild ? [] : found.map(({ person }) => person.id);
  const [mutual, together] = await Promise.all([
    mutualCounts(db, actor.id, ids),
    servicesWith(db, actor.id, ids),
  ]);
  return toPage(
    found,
    query.limit,
    ({ person, connection }) => ({
      ...toShownPerson(person),
      connection: connection && stateFor(connection, actor.id),
      mutualCount: mutual.get(person.id) ?? 0,
      servicesTogether: together.get(person.id) ?? 0,
    }),
    ({ part, order, person }) => [part, order, person.id],
  );
}

/** The receiver does not learn of a request that still waits for guardians. */
function stateFor(connection: NonNullable<PersonToMeet['connection']>, viewerId: string) {
  const { id, status, requesterId } = connection;
  const isRequester = requesterId === viewerId;
  if (status === 'rejected' || (!isRequester && !isReleased(connection))) return null;
  return { id, status, isRequester };
}
