import type { Actor } from '@sidework/chassis/actor';
import { toPage } from '@sidework/chassis/keyset';
import type { JobSearch } from '@sidework/contracts/marketplace/jobs';
import type { Deps } from '../deps.ts';
import { audienceOf, mayHold } from './audience.ts';
import { byDistance, byMoment, nearestJobs, newestJobs, placeOf } from './search.ts';
import { type JobPage, toJobView } from './view.ts';

/** A page of open jobs as `viewer` may see them. */
export async function listJobs(
  { db, sql, searchSql }: Pick<Deps, 'db' | 'sql' | 'searchSql'>,
  viewer: Actor | undefined,
  query: JobSearch,
): Promise<JobPage> {
  const audience = await audienceOf(db, viewer);
  if (!mayHold(query, audience)) return { items: [], nextCursor: null };
  const wanted = { ...query, audience };
  const place = placeOf(query);
  const isPlain = !query.search && !place;
  const nearest = place !== undefined && query.sort === 'nearest';
  const found = nearest
    ? await nearestJobs(searchSql, wanted, place)
    : await newestJobs(isPlain ? sql : searchSql, wanted);
  return toPage(
    found,
    query.limit,
    (job) => toJobView(job, viewer, place),
    nearest ? byDistance : byMoment,
  );
}
