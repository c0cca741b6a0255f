import type { Sql } from '@sidework/chassis/db/db';
import { fromCursor, idOf, momentOf, type Position } from '@sidework/chassis/db/keyset';
import { distanceMiles, type Place } from '@sidework/contracts/kernel/geo';
import { gigCategories, youthCategories } from '@sidework/contracts/marketplace/categories';
import { lookedThrough, reachesAllJobs } from '@sidework/contracts/marketplace/search-reach';
import { toMoment } from '../jobs/view.ts';
import { chordOf } from '../places/chord.ts';
import { candidates, chordTo, hits, isWrittenSo, perWay } from '../search/candidates.ts';
import { type Fragment, fixed, nothing } from '../search/fragments.ts';
import { type Candidate, pageOfRank, type Ranking, rank, type Sort } from '../search/rank.ts';
import { type ReadSearch, readSearch } from '../search/read-search.ts';
import { type AskedGigs, columns, listed, narrowed, ofAudience } from './listed.ts';
import { gigsInOrder } from './ordered-search.ts';
import type { FoundGig } from './view.ts';

/** The gigs of a page, and the place from which their distance is counted. */
export interface FoundGigs {
  gigs: FoundGig[];
  from: Place | undefined;
  /** How many were put in order, where more may fit. */
  reach?: number | undefined;
}

/** All gigs, or only the newest for words that no index finds and for what no order here has. */
function gigs(sql: Sql, query: AskedGigs, typed: string[]): Fragment {
  const { category, audience, maxPriceCents, minRating, professionalId, isLicensed } = query;
  const isIndexed = maxPriceCents === undefined && minRating === undefined && !isLicensed;
  if (reachesAllJobs(typed) && (isIndexed || professionalId !== undefined)) return all(sql);
  return sql`(select * from professional_gigs where status = 'active'
      ${audience.isChild ? sql`and is_youth` : nothing(sql)}
      ${category === undefined ? nothing(sql) : sql`and category = ${category}`}
      order by created_at desc, id desc limit ${lookedThrough}) gig`;
}
const all = fixed((sql) => sql`professional_gigs gig`);

/** A page of active gigs and one more: newest first, or as its words, its place and its order ask. */
export async function findGigs(
  { sql, searchSql }: { sql: Sql; searchSql: Sql },
  query: AskedGigs,
): Promise<FoundGigs> {
  const { around, audience, search } = query;
  const read = await readSearch(search, {
    among: audience.isChild ? youthCategories : [...gigCategories, ...youthCategories],
    readsPlace: around === undefined && !audience.isChild,
  });
  const from = around ?? read.place;
  const sort = query.sort ?? (around && read.typed.length === 0 ? 'nearest' : undefined);
  const order = read.typed.length === 0 ? wholeOrderOf(sort, around, from) : undefined;
  if (order) return { gigs: await gigsInOrder(searchSql, query, order), from };
  if (read.typed.length > 0 || from || (sort && sort !== 'newest'))
    return { ...(await ranked(searchSql, query, read, { from, sort: sort ?? 'best' })), from };
  const { maxPriceCents, minRating, isLicensed } = query;
  const isPlain = maxPriceCents === undefined && minRating === undefined && !isLicensed;
  return { gigs: await newest(isPlain ? sql : searchSql, query), from };
}

/** The orders that are read to their end; others are made of some hundreds that fit. */
function wholeOrderOf(sort: Sort | undefined, around: Place | undefined, from: Place | undefined) {
  if (sort === 'nearest' && around) return around;
  return !from && (sort === 'rating' || sort === 'price') ? sort : undefined;
}

async function newest(sql: Sql, query: AskedGigs): Promise<FoundGig[]> {
  const after = query.cursor === undefined ? undefined : fromCursor(query.cursor, 2);
  const older = after
    ? sql`and (gig.created_at, gig.id) < (${momentOf(after[0])}::timestamptz, ${idOf(after[1])}::uuid)`
    : nothing(sql);
  const found = await sql<Omit<FoundGig, 'at'>[]>`
    select ${columns(sql)} from ${gigs(sql, query, [])}
    join people person on person.id = gig.professional_id
    where ${listed(sql, query)} ${narrowed(sql, query)} ${older}
    order by gig.created_at desc, gig.id desc limit ${query.limit + 1}`;
  return found.map((gig) => ({ ...gig, at: [toMoment(gig.createdAt), gig.id] }));
}

/** Words and places have indexes of their own. */
const withoutLimits = { maxPriceCents: undefined, minRating: undefined, isLicensed: undefined };

const orders: Record<Sort, (sql: Sql) => Fragment> = {
  best: (sql) => sql`created_at desc, id desc`,
  newest: (sql) => sql`created_at desc, id desc`,
  nearest: (sql) => sql`created_at desc, id desc`,
  rating: (sql) =>
    sql`owner_rating desc nulls last, created_at desc nulls last, id desc nulls last`,
  price: (sql) => sql`price_cents, created_at desc nulls last, id desc nulls last`,
};

/** Some hundreds that fit are weighed, and those of the page are read whole. */
async function ranked(
  sql: Sql,
  query: AskedGigs,
  read: ReadSearch,
  { from, sort }: { from: Place | undefined; sort: Sort },
): Promise<Pick<FoundGigs, 'gigs' | 'reach'>> {
  const after = query.cursor === undefined ? undefined : fromCursor(query.cursor, 3);
  const ids = candidates(sql, {
    table: gigs(sql, { ...query, ...withoutLimits }, read.typed),
    listed: sql`gig.status = 'active' ${ofAudience(sql, query.audience)} ${narrowed(sql, query)}`,
    read,
    place: from,
    anywhere: [sql`rough_place is null`, sql`is_remote`],
    order: orders[sort](sql),
  });
  const weighed = await sql<Candidate[]>`
    select gig.id, ${hits(sql, read.asked)} as hits, ${isWrittenSo(sql, read.typed)} as "isWrittenSo",
      ${from ? chordTo(sql, from) : sql`null::float8`} as chord, gig.is_remote as "isAnywhere",
      extract(epoch from gig.created_at)::float8 * 1000 as "createdMs", gig.owner_rating as rating,
      gig.price_cents::float8 as "priceCents"
    from (${ids}) fitting join professional_gigs gig on gig.id = fitting.id
    join people person on person.id = gig.professional_id
    where ${listed(sql, query)}`;
  const order = rank(weighed, rankingOf(query, read, { from, sort }));
  const page = pageOfRank(order, after, query.limit);
  const shown = inOrder(await readWhole(sql, page), page);
  return { gigs: shown, reach: order.length < perWay ? undefined : order.length };
}

const rankingOf = (
  { around, withinMiles }: AskedGigs,
  { asked }: ReadSearch,
  { from, sort }: { from: Place | undefined; sort: Sort },
): Ranking => ({
  sort,
  isGeneral: asked.map(({ isGeneral }) => isGeneral),
  isPlaced: from !== undefined,
  bound: chordOf(withinMiles ?? distanceMiles.initial),
  isBoundHard: around !== undefined || (from !== undefined && withinMiles !== undefined),
  keepsAnywhere: true,
});

function readWhole(sql: Sql, page: { id: string }[]) {
  const ids = page.map(({ id }) => id);
  return sql<Omit<FoundGig, 'at'>[]>`
    select ${columns(sql)} from professional_gigs gig
    join people person on person.id = gig.professional_id where gig.id = any(${ids})`;
}

function inOrder(gigs: Omit<FoundGig, 'at'>[], page: { id: string; at: Position }[]): FoundGig[] {
  const byId = new Map(gigs.map((gig) => [gig.id, gig]));
  return page.flatMap(({ id, at }) => {
    const gig = byId.get(id);
    return gig ? [{ ...gig, at }] : [];
  });
}
