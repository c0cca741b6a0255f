import { toPage } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Place } from '@sidework/contracts/kernel/geo';
import { searchWords } from '@sidework/contracts/kernel/search-words';
import type { JobSearch } from '@sidework/contracts/marketplace/jobs';
import type { Deps } from '../deps.ts';
import { type Audience, audienceOf, believedAudience, mayHold } from './audience.ts';
import { requireTownOfChild } from './job-visibility.ts';
import { placeOfZip } from './place-of-zip.ts';
import { byDistance, byMoment, nearestJobs, newestJobs, placeOf } from './search.ts';
import { jobsByWords } from './search-by-words.ts';
import { type JobPage, type ListedJob, toJobView } from './view.ts';

type Readers = Pick<Deps, 'db' | 'sql' | 'searchSql'>;

/** A page of open jobs as `viewer` may see them. */
export async function listJobs(
  deps: Readers,
  viewer: Actor | undefined,
  query: JobSearch,
): Promise<JobPage> {
  const believed = believedAudience(viewer);
  const page = await pageFor(deps, viewer, query, believed);
  if (!viewer || page.items.length > 0) return page;
  // There is nothing, or the token says of its bearer what is no longer true.
  const known = await audienceOf(deps.db, viewer);
  return known.isChild === believed.isChild ? page : pageFor(deps, viewer, query, known);
}

async function pageFor(
  { sql, searchSql }: Readers,
  viewer: Actor | undefined,
  query: JobSearch,
  audience: Audience,
): Promise<JobPage> {
  requireTownOfChild(query, audience);
  if (!mayHold(query, audience)) return { items: [], nextCursor: null };
  const place = placeOf(query) ?? (await placeOfZip(query));
  const wanted = { ...query, ...place, audience };
  const show = (from: Place | undefined) => (job: ListedJob) =>
    toJobView(
      job,
      viewer,
      from,
      from !== undefined && (from !== place || query.near !== undefined),
    );
  if (searchWords(query.search).length > 0) {
    const { jobs, from } = await jobsByWords(searchSql, wanted);
    return toPage(jobs, query.limit, show(from), ({ at }) => at);
  }
  const nearest = place !== undefined && query.sort === 'nearest';
  if (nearest)
    return toPage(
      await nearestJobs(searchSql, wanted, place),
      query.limit,
      show(place),
      byDistance,
    );
  const isPlain = !place && query.minBudgetCents === undefined;
  const found = await newestJobs(isPlain ? sql : searchSql, wanted);
  return toPage(found, query.limit, show(place), byMoment);
}
