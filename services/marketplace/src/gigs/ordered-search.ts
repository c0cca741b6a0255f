import type { Sql } from '@sidework/chassis/db/db';
import { fromCursor, idOf, momentOf, type Position } from '@sidework/chassis/db/keyset';
import { distanceMiles, type Place } from '@sidework/contracts/kernel/geo';
import { toMoment } from '../jobs/view.ts';
import { chordOf } from '../places/chord.ts';
import { chordTo } from '../search/candidates.ts';
import { type Fragment, nothing } from '../search/fragments.ts';
import { type AskedGigs, columns, listed, narrowed, ofAudience } from './listed.ts';
import type { FoundGig } from './view.ts';

/** The cheapest first, the best rated, or the nearest to a place. */
export type WholeOrder = 'price' | 'rating' | Place;

type Read = FoundGig & { key: number | null; isListed: boolean };

/** A part of the list that one index gives in its order. */
interface Run {
  isLast: boolean;
  only: Fragment;
  by: Fragment;
  /** The farthest key that is listed. */
  bound?: number;
}

/** A page of all active gigs in an order, and one more; those without a price, a rating or a near place end the list. */
export async function gigsInOrder(
  sql: Sql,
  query: AskedGigs,
  order: WholeOrder,
): Promise<FoundGig[]> {
  let after = query.cursor === undefined ? undefined : fromCursor(query.cursor, 4);
  const found: FoundGig[] = [];
  for (;;) {
    const limit = query.limit + 1 - found.length;
    const read = await readAfter(sql, query, order, { after, limit });
    found.push(...read.filter(({ isListed }) => isListed));
    if (read.length < limit || found.length > query.limit) return found;
    after = read.at(-1)?.at;
  }
}

interface Part {
  after: Position | undefined;
  limit: number;
}

/** Owners are joined to few gigs: joined before the limit, the planner reads all people for gigs of a usual price. */
async function readAfter(sql: Sql, query: AskedGigs, order: WholeOrder, { after, limit }: Part) {
  const { key, runs } =
    typeof order === 'string'
      ? runsByFigure(sql, order, after)
      : runsByDistance(sql, order, query, after);
  const found: Read[] = [];
  for (const { isLast, only, by, bound } of runs) {
    if (found.length >= limit) break;
    const read = await sql<Read[]>`
      select ${columns(sql)}, gig.key, coalesce(${listed(sql, query)}, false) as "isListed" from (
        select gig.*, (${key})::float8 as key from professional_gigs gig
        where gig.status = 'active' ${narrowed(sql, query)} ${ofAudience(sql, query.audience)} ${only}
        order by ${by} limit ${limit - found.length}) gig
      left join people person on person.id = gig.professional_id
      order by ${by}`;
    const kept = read.filter((gig) => bound === undefined || Number(gig.key) <= bound);
    for (const gig of kept) gig.at = positionOf(gig, isLast);
    found.push(...kept);
  }
  return found;
}

const positionOf = ({ key, createdAt, id }: Read, isLast: boolean): Position => [
  isLast ? 'last' : 'first',
  key ?? 0,
  toMoment(createdAt),
  id,
];

const older = (sql: Sql, [, , moment, id]: Position) =>
  sql`and (gig.created_at, gig.id) < (${momentOf(moment)}::timestamptz, ${idOf(id)}::uuid)`;

/** After a row come those of the same figure, then those beyond it, then those without one. */
function runsByFigure(sql: Sql, order: 'price' | 'rating', after: Position | undefined) {
  const figure = order === 'price' ? sql`gig.price_cents` : sql`gig.owner_rating`;
  const by =
    order === 'price'
      ? sql`gig.price_cents, gig.created_at desc nulls last, gig.id desc nulls last`
      : sql`gig.owner_rating desc nulls last, gig.created_at desc nulls last, gig.id desc nulls last`;
  const without = { isLast: true, by, only: sql`and ${figure} is null` };
  const begun = { isLast: false, by };
  const runs = (): Run[] => {
    if (!after) return [{ ...begun, only: sql`and ${figure} is not null` }, without];
    if (after[0] === 'last')
      return [{ ...without, only: sql`${without.only} ${older(sql, after)}` }];
    const last = sql`${Number(after[1])}::float8`;
    const beyond = order === 'price' ? sql`and ${figure} > ${last}` : sql`and ${figure} < ${last}`;
    return [
      { ...begun, only: sql`and ${figure} = ${last} ${older(sql, after)}` },
      { ...begun, only: beyond },
      without,
    ];
  };
  return { key: figure, runs: runs() };
}

/** The nearest first; what is done remotely from farther away follows, newest first. */
function runsByDistance(
  sql: Sql,
  place: Place,
  query: AskedGigs,
  after: Position | undefined,
): { key: Fragment; runs: Run[] } {
  const bound = chordOf(query.withinMiles ?? distanceMiles.initial);
  const chord = chordTo(sql, place);
  const farther =
    after?.[0] === 'first'
      ? sql`and (${chord}, gig.id) > (${Number(after[1])}::float8, ${idOf(after[3])}::uuid)`
      : nothing(sql);
  const near = sql`and gig.rough_place is not null ${farther}`;
  const remote = sql`and gig.is_remote and (gig.rough_place is null or ${chord} > ${bound})`;
  const begun = { isLast: false, only: near, by: sql`${chord}, gig.id`, bound };
  const last = {
    isLast: true,
    only: after?.[0] === 'last' ? sql`${remote} ${older(sql, after)}` : remote,
    by: sql`gig.created_at desc, gig.id desc`,
  };
  return { key: chord, runs: after?.[0] === 'last' ? [last] : [begun, last] };
}
