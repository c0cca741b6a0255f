import type { Sql } from '@sidework/chassis/db';
import { fromCursor, idOf, momentOf, type Position } from '@sidework/chassis/keyset';
import { distanceMiles, earthRadiusMiles, type Place } from '@sidework/contracts/kernel/geo';
import type { JobSearch } from '@sidework/contracts/marketplace/jobs';
import type { PendingQuery, Row } from 'postgres';
import type { ListedJob } from './view.ts';

/*
 * The listing is written on the driver itself: built per request by the query builder it costs two thirds of the
 * throughput. Every order here has an index of its own, and a page is found by the last row of the one before.
 */

export type Found = ListedJob & { position: Position };

type Fragment = PendingQuery<Row[]>;

const columns = (sql: Sql) => sql`
  id, client_id as "clientId", null::uuid as "hiredProfessionalId", title, description, category,
  budget_min_cents as "budgetMinCents", budget_max_cents as "budgetMaxCents", location, latitude,
  longitude, status, created_at as "createdAt"`;

const mostWords = 8;

/** Every word must occur, in any case, in title, description or location. */
function matches(sql: Sql, search: string | undefined): Fragment {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords);
  return words.reduce(
    (all, word) => sql`${all} and search_text like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`,
    sql``,
  );
}

const inCategory = (sql: Sql, category: string | undefined) =>
  category === undefined ? sql`` : sql`and category = ${category}`;

const byMoment = (row: ListedJob): Position => [new Date(row.createdAt).toISOString(), row.id];

/** Open jobs, newest first, `limit + 1` of them. */
export async function newestJobs(sql: Sql, query: JobSearch): Promise<Found[]> {
  const after = query.cursor === undefined ? undefined : fromCursor(query.cursor, 2);
  const older = after
    ? sql`and (created_at, id) < (${momentOf(after[0])}::timestamptz, ${idOf(after[1])}::uuid)`
    : sql``;
  const rows = await sql<ListedJob[]>`
    select ${columns(sql)} from job_requests
    where status = 'open' ${inCategory(sql, query.category)} ${matches(sql, query.search)}
      ${within(sql, query)} ${older}
    order by created_at desc, id desc limit ${query.limit + 1}`;
  return rows.map((row) => ({ ...row, position: byMoment(row) }));
}

const here = (sql: Sql, { latitude, longitude }: Place) =>
  sql`ll_to_earth(${latitude}, ${longitude})`;
const there = (sql: Sql) => sql`ll_to_earth(rough_latitude, rough_longitude)`;

/**
 * The extension measures straight through an earth of its own radius; an angle is the same on every sphere, so miles
 * on ours become an angle, and that its chord (earthdistance, PostgreSQL manual F.14).
 */
function chordOf(sql: Sql, miles: number): Fragment {
  return sql`(2 * earth() * ${Math.sin(miles / (2 * earthRadiusMiles))}::float8)`;
}

/** The bound as a box the index understands; a chord that touches the sphere is a little longer than its arc's box. */
function near(sql: Sql, place: Place, miles: number): Fragment {
  return sql`rough_latitude is not null
    and earth_box(${here(sql, place)}, earth() * ${miles / earthRadiusMiles}::float8) @> ${there(sql)}
    and (${there(sql)} <-> ${here(sql, place)}) <= ${chordOf(sql, miles)}`;
}

function within(sql: Sql, query: JobSearch): Fragment {
  const place = placeOf(query);
  if (!place) return query.placedOnly ? sql`and rough_latitude is not null` : sql``;
  const bound = near(sql, place, query.withinMiles ?? distanceMiles.initial);
  return query.placedOnly ? sql`and ${bound}` : sql`and (rough_latitude is null or (${bound}))`;
}

export function placeOf({ latitude, longitude }: JobSearch): Place | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** Open jobs, nearest first; those without a place follow, newest first. `limit + 1` of them. */
export async function nearestJobs(sql: Sql, query: JobSearch, place: Place): Promise<Found[]> {
  const after = query.cursor === undefined ? undefined : fromCursor(query.cursor, 3);
  const placed = after?.[0] === 'unplaced' ? [] : await placedJobs(sql, query, place, after);
  if (query.placedOnly || placed.length > query.limit) return placed;
  const from = after?.[0] === 'unplaced' ? after : undefined;
  const rest = query.limit + 1 - placed.length;
  return [...placed, ...(await unplacedJobs(sql, query, rest, from))];
}

async function placedJobs(sql: Sql, query: JobSearch, place: Place, after?: Position) {
  const chord = sql`(${there(sql)} <-> ${here(sql, place)})`;
  const farther = after
    ? sql`and (${chord}, id) > (${Number(after[1])}::float8, ${idOf(after[2])}::uuid)`
    : sql``;
  const rows = await sql<(ListedJob & { chord: number })[]>`
    select ${columns(sql)}, ${chord} as chord from job_requests
    where status = 'open' ${inCategory(sql, query.category)} ${matches(sql, query.search)}
      and ${near(sql, place, query.withinMiles ?? distanceMiles.initial)} ${farther}
    order by ${chord}, id limit ${query.limit + 1}`;
  return rows.map((row) => ({ ...row, position: ['placed', row.chord, row.id] as const }));
}

async function unplacedJobs(sql: Sql, query: JobSearch, limit: number, after?: Position) {
  const older = after
    ? sql`and (created_at, id) < (${momentOf(after[1])}::timestamptz, ${idOf(after[2])}::uuid)`
    : sql``;
  const rows = await sql<ListedJob[]>`
    select ${columns(sql)} from job_requests
    where status = 'open' and rough_latitude is null
      ${inCategory(sql, query.category)} ${matches(sql, query.search)} ${older}
    order by created_at desc, id desc limit ${limit}`;
  return rows.map((row) => ({ ...row, position: ['unplaced', ...byMoment(row)] as const }));
}
