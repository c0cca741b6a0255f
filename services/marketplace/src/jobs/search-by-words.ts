import type { Sql } from '@sidework/chassis/db/db';
import { fromCursor, type Position } from '@sidework/chassis/db/keyset';
import { distanceMiles, type Place } from '@sidework/contracts/kernel/geo';
import { jobCategories, youthCategories } from '@sidework/contracts/marketplace/categories';
import { reachesAllJobs } from '@sidework/contracts/marketplace/search-reach';
import { chordOf } from '../places/chord.ts';
import { candidates, chordTo, hits, isWrittenSo } from '../search/candidates.ts';
import { type Candidate, pageOfRank, type Ranking, rank } from '../search/rank.ts';
import { readSearch } from '../search/read-search.ts';
import { type Asked, columns, jobs, placeOf, wanted } from './search.ts';
import type { ListedJob } from './view.ts';

export type WordedJob = ListedJob & { at: Position };

/** The jobs of a page, and the place from which their distance is counted. */
export interface WordedJobs {
  jobs: WordedJob[];
  from: Place | undefined;
}

/** Open jobs and one more: the best match first, or the nearest; a town in the words is a place. */
export async function jobsByWords(sql: Sql, query: Asked): Promise<WordedJobs> {
  const given = placeOf(query);
  const read = await readSearch(query.search, {
    among: query.audience.isChild ? youthCategories : jobCategories,
    readsPlace: given === undefined,
  });
  const from = given ?? read.place;
  const ranking: Ranking = {
    sort: query.sort === 'nearest' ? 'nearest' : 'best',
    isGeneral: read.asked.map(({ isGeneral }) => isGeneral),
    isPlaced: from !== undefined,
    bound: chordOf(query.withinMiles ?? distanceMiles.initial),
    isBoundHard: given !== undefined,
    keepsAnywhere: given !== undefined,
  };
  const ids = candidates(sql, {
    table: jobs(sql, query, reachesAllJobs(read.typed)),
    listed: sql`${wanted(sql, query)} ${query.placedOnly ? sql`and rough_place is not null` : sql``}`,
    read,
    place: from,
    anywhere: [sql`rough_place is null`],
    order: sql`created_at desc, id desc`,
  });
  const weighed = await sql<Candidate[]>`
    select id, ${hits(sql, read.asked)} as hits, ${isWrittenSo(sql, read.typed)} as "isWrittenSo",
      ${from ? chordTo(sql, from) : sql`null::float8`} as chord, rough_place is null as "isAnywhere",
      extract(epoch from created_at)::float8 * 1000 as "createdMs", null as rating, null as "priceCents"
    from job_requests where id in (${ids})`;
  const after = query.cursor === undefined ? undefined : fromCursor(query.cursor, 3);
  const page = pageOfRank(rank(weighed, ranking), after, query.limit);
  return { jobs: await readWhole(sql, page), from };
}

async function readWhole(sql: Sql, page: { id: string; at: Position }[]): Promise<WordedJob[]> {
  const ids = page.map(({ id }) => id);
  const found = await sql<
    ListedJob[]
  >`select ${columns(sql)} from job_requests where id = any(${ids})`;
  const byId = new Map(found.map((job) => [job.id, job]));
  return page.flatMap(({ id, at }) => {
    const job = byId.get(id);
    return job ? [{ ...job, at }] : [];
  });
}
