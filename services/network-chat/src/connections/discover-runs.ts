import type { Db } from '@sidework/chassis/db/db';
import { people } from '@sidework/chassis/people/people';
import type { DiscoverOrder } from '@sidework/contracts/network-chat/connections';
import { type SQL, sql } from 'drizzle-orm';
import { workedWith } from './in-common.ts';
import { nameOrder } from './queries.ts';

/** A part of Discover that is read in an order of its own, after the parts before it. */
export interface Run {
  only: SQL;
  order: SQL<string>;
}

const byName = (only: SQL): Run => ({ only, order: nameOrder });
const everybody = byName(sql`true`);

/** The state at the end of a place: "Newark, NJ 07102" is in NJ. */
const stateOf = (place: string) => /,\s*([a-z]{2})\b[^,]*$/i.exec(place)?.[1]?.toLowerCase();

interface Viewer {
  id: string;
  isChild: boolean;
  location: string | null;
}

/** The parts of an order. Children are listed by name, since nothing of them is compared. */
export async function runsOf(
  db: Db,
  { id, isChild, location }: Viewer,
  order: DiscoverOrder = 'name',
): Promise<Run[]> {
  if (isChild || order === 'name') return [everybody];
  if (order === 'together') return runsTogether(await workedWith(db, id));
  return location ? runsNearby(location) : [everybody];
}

function runsNearby(location: string): Run[] {
  const isOfTown = sql`search_place = fold(${location})`;
  const state = stateOf(location);
  if (!state) return [byName(isOfTown), byName(sql`${isOfTown} is not true`)];
  const isOfState = sql`search_place like ${`%, ${state}%`}`;
  return [
    byName(isOfTown),
    byName(sql`${isOfTown} is not true and ${isOfState}`),
    byName(sql`${isOfState} is not true and ${isOfTown} is not true`),
  ];
}

/** The place in the list of most services is the order of the first part, written so that texts compare as numbers do. */
function runsTogether(ids: string[]): Run[] {
  if (ids.length === 0) return [everybody];
  const known = sql`array[${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )}]`;
  const place = sql<string>`lpad(array_position(${known}, ${people.id})::text, 4, '0')`;
  return [
    { only: sql`${people.id} = any(${known})`, order: place },
    byName(sql`${people.id} <> all(${known})`),
  ];
}
