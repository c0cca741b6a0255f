import type { Sql } from '@sidework/chassis/db/db';
import { fromCursor, idOf, momentOf, type Position } from '@sidework/chassis/db/keyset';
import { usStates } from '@sidework/contracts/identity/profiles/us-states';
import { distanceMiles, type Place } from '@sidework/contracts/kernel/geo';
import { isYouthCategory } from '@sidework/contracts/marketplace/categories';
import type { JobSearch } from '@sidework/contracts/marketplace/jobs';
import { lookedThrough } from '@sidework/contracts/marketplace/search-reach';
import { chordOf, cubeOf } from '../places/chord.ts';
import { type Fragment, fixed, nothing } from '../search/fragments.ts';
import { type Audience, unlessKnownOtherwise } from './audience.ts';
import { type ListedJob, toMoment } from './view.ts';

/*
 * The listing is written on the driver itself: built per request by the query builder it costs two thirds of the
 * throughput. Every order here has an index of its own, and a page is found by the last row of the one before.
 * The planner knows how rare a word or a category is, but takes every circle for a thousandth of the world. So no
 * query leaves it the choice between walking in order and gathering a circle: in a city that is a fifth of all jobs.
 */

/** Every listing has to know its reader. */
export type Asked = JobSearch & { audience: Audience };

/** From a table that is called `job_requests`. */
export const columns = fixed(
  (sql) => sql`
  id, client_id as "clientId", title, description, category, budget_min_cents as "budgetMinCents",
  budget_max_cents as "budgetMaxCents", location, latitude, longitude,
  is_place_about as "isPlaceAbout", status, created_at as "createdAt",
  (select count(*)::int from job_proposals proposal
   where proposal.job_request_id = job_requests.id and proposal.status <> 'withdrawn') as "proposalCount"`,
);

/** One more than is shown. Written out for the usual page: a plan is kept only where it can know how few rows are asked. */
const pageOf = (sql: Sql, { limit }: JobSearch) =>
  limit === 20 ? usualPage(sql) : sql`${limit + 1}`;
const usualPage = fixed((sql) => sql`21`);

/**
 * The jobs of the one who looks. An adult who asks for a category of youth jobs gets their own, found by their client;
 * else the index of the category would be read for a few rows among many.
 */
function isSeen(sql: Sql, { audience: { id, isChild }, category }: Asked): Fragment {
  if (isChild) return youth(sql);
  if (id === undefined) return others(sql);
  const asksForYouth = category !== undefined && isYouthCategory(category);
  return asksForYouth ? sql`client_id = ${id}` : sql`(not is_youth or client_id = ${id})`;
}

const youth = fixed((sql) => sql`is_youth`);
const others = fixed((sql) => sql`not is_youth`);

const inCategory = (sql: Sql, category: string | undefined) =>
  category === undefined ? nothing(sql) : sql`and category = ${category}`;

/** All jobs, or only the newest for what no index tells. */
export const jobs = (sql: Sql, query: Asked, isIndexed = query.minBudgetCents === undefined) =>
  isIndexed
    ? all(sql)
    : sql`(select * from job_requests where status = 'open' and ${isSeen(sql, query)} ${inCategory(sql, query.category)}
           order by created_at desc, id desc limit ${lookedThrough}) job_requests`;

const all = fixed((sql) => sql`job_requests`);

/** The conditions of every listing, apart from the place and the words. */
export const wanted = (sql: Sql, query: Asked) =>
  sql`status = 'open' and ${isSeen(sql, query)} ${inCategory(sql, query.category)} ${narrowed(sql, query)}
      and ${unlessKnownOtherwise(sql, query.audience)}`;

function narrowed(sql: Sql, { minBudgetCents, postedWithinDays }: Asked): Fragment {
  if (minBudgetCents === undefined && postedWithinDays === undefined) return nothing(sql);
  return sql`
    ${minBudgetCents === undefined ? nothing(sql) : sql`and coalesce(budget_max_cents, budget_min_cents) >= ${minBudgetCents}`}
    ${postedWithinDays === undefined ? nothing(sql) : sql`and created_at >= now() - make_interval(days => ${postedWithinDays})`}`;
}

const momentAndId = ({ createdAt, id }: ListedJob): Position => [toMoment(createdAt), id];

const older = (sql: Sql, moment: Position[number] | undefined, id: Position[number] | undefined) =>
  sql`and (created_at, id) < (${momentOf(moment)}::timestamptz, ${idOf(id)}::uuid)`;

/** Runs of the listing, each newest first: near jobs stand before those without a place (record 30). */
type Part = 'any' | 'near' | 'none';

function partsOf(query: Asked): Part[] {
  if (!placeOf(query)) return ['any'];
  return query.placedOnly ? ['near'] : ['near', 'none'];
}

/** A job of the listing, with the run it stands in unless that is the first. */
export type RankedJob = ListedJob & { part?: number };

export const byMoment = (job: RankedJob): Position => [job.part ?? 0, ...momentAndId(job)];

/** Open jobs, `limit + 1` of them, newest first. */
export async function newestJobs(sql: Sql, query: Asked): Promise<RankedJob[]> {
  const after = query.cursor === undefined ? undefined : fromCursor(query.cursor, 3);
  const begun = after ? Number(after[0]) : 0;
  const found: RankedJob[] = [];
  for (const [at, part] of partsOf(query).entries()) {
    if (at < begun || found.length > query.limit) continue;
    const rest = { ...query, limit: query.limit - found.length };
    const older = at === begun ? after : undefined;
    const jobs: RankedJob[] = await newestOfPart(sql, rest, part, older);
    for (const job of jobs) if (at > 0) job.part = at;
    found.push(...jobs);
  }
  return found;
}

async function newestOfPart(sql: Sql, query: Asked, part: Part, after: Position | undefined) {
  const olderThan = after ? older(sql, after[1], after[2]) : nothing(sql);
  const asked = sql`${wanted(sql, query)} ${olderThan}`;
  const place = placeOf(query);
  if (place && part === 'near') return newestJobsAround(sql, query, asked, place);
  const isUnplaced = sql`and rough_place is null`;
  const isPlaced = query.placedOnly ? sql`and rough_place is not null` : nothing(sql);
  return sql<ListedJob[]>`
    select ${columns(sql)} from ${jobs(sql, query)}
    where ${asked} ${part === 'none' ? isUnplaced : isPlaced}
    order by created_at desc, id desc limit ${pageOf(sql, query)}`;
}

/**
 * In a busy place enough of the newest jobs are near, so few rows are read. A quiet place has few jobs in its circle, which is
 * then read whole, unless the newest were all jobs that there are.
 */
async function newestJobsAround(
  sql: Sql,
  query: Asked,
  asked: Fragment,
  place: Place,
): Promise<ListedJob[]> {
  const newestFirst = sql`order by created_at desc, id desc limit ${pageOf(sql, query)}`;
  const chord = chordOf(query.withinMiles ?? distanceMiles.initial);
  const isNear = sql`rough_place <-> ${cubeOf(place)}::cube <= ${chord}`;
  const amongNewest = await sql<ListedJob[]>`
    select ${columns(sql)} from (
      select * from ${jobs(sql, query)} where ${asked}
      order by created_at desc, id desc limit ${lookedThrough}) job_requests
    where ${isNear} ${newestFirst}`;
  if (amongNewest.length > query.limit) return amongNewest;

  const gathered = await sql<ListedJob[]>`
    select ${columns(sql)} from ${jobs(sql, query)} where ${asked} and rough_place is not null
       and rough_place <@ cube_enlarge(${cubeOf(place)}::cube, ${chord}, 3) and ${isNear}
       and exists (
         select from ${jobs(sql, query)} where ${asked}
         order by created_at desc, id desc offset ${lookedThrough})
    ${newestFirst}`;
  return gathered.length > 0 ? gathered : amongNewest;
}

/** The newest of a state, by the end of their location, among those looked through: no index knows states. */
export function newestInState(sql: Sql, query: Asked, state: string) {
  const [code] = Object.entries(usStates).find(([, name]) => name === state) ?? [state];
  const endsInState = `(^|,\\s*)(${code}|${state})(\\s+\\d{5}(-\\d{4})?)?\\s*$`;
  return sql<ListedJob[]>`
  select ${columns(sql)} from (
    select * from job_requests where ${wanted(sql, query)}
    order by created_at desc, id desc limit ${lookedThrough}) job_requests
  where location ~ ${endsInState}
  order by created_at desc, id desc limit ${pageOf(sql, query)}`;
}

export function placeOf({ latitude, longitude }: JobSearch): Place | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** A job found by its distance; those without a place have none. */
export type NearJob = ListedJob & { chord?: number };

export const byDistance = (job: NearJob): Position =>
  job.chord === undefined ? ['unplaced', ...momentAndId(job)] : ['placed', job.chord, job.id];

/** Open jobs, nearest first; those without a place follow, newest first. `limit + 1` of them. */
export async function nearestJobs(sql: Sql, query: Asked, place: Place): Promise<NearJob[]> {
  const after = query.cursor === undefined ? undefined : fromCursor(query.cursor, 3);
  const placed = after?.[0] === 'unplaced' ? [] : await placedJobs(sql, query, place, after);
  if (query.placedOnly || placed.length > query.limit) return placed;
  const from = after?.[0] === 'unplaced' ? after : undefined;
  const rest = query.limit + 1 - placed.length;
  return [...placed, ...(await unplacedJobs(sql, query, rest, from))];
}

/** The nearest of the whole world, cut off at the distance. */
async function placedJobs(sql: Sql, query: Asked, place: Place, after?: Position) {
  const chord = sql`rough_place <-> ${cubeOf(place)}::cube`;
  const farther = after
    ? sql`and (${chord}, id) > (${Number(after[1])}::float8, ${idOf(after[2])}::uuid)`
    : sql``;
  const bound = chordOf(query.withinMiles ?? distanceMiles.initial);
  const nearest = await sql<(ListedJob & { chord: number })[]>`
    select ${columns(sql)}, ${chord} as chord from ${jobs(sql, query)}
    where ${wanted(sql, query)} and rough_place is not null ${farther}
    order by ${chord}, id limit ${pageOf(sql, query)}`;
  return nearest.filter((job) => job.chord <= bound);
}

function unplacedJobs(sql: Sql, query: Asked, limit: number, after?: Position) {
  return sql<ListedJob[]>`
    select ${columns(sql)} from ${jobs(sql, query)}
    where ${wanted(sql, query)} and rough_place is null
      ${after ? older(sql, after[1], after[2]) : sql``}
    order by created_at desc, id desc limit ${limit}`;
}
