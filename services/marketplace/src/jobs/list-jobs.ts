import { toPage } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Place } from '@sidework/contracts/kernel/geo';
import type { JobSearch } from '@sidework/contracts/marketplace/jobs';
import type { Deps } from '../deps.ts';
import { findZip } from '../places/search-places.ts';
import { type Audience, audienceOf, believedAudience, mayHold } from './audience.ts';
import { requireKnownZip, requireTownOfChild } from './job-visibility.ts';
import { byDistance, byMoment, nearestJobs, newestJobs, placeOf } from './search.ts';
import { type JobPage, toJobView } from './view.ts';

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
  const isPlain = !query.search && !place;
  const nearest = place !== undefined && query.sort === 'nearest';
  const found = nearest
    ? await nearestJobs(searchSql, wanted, place)
    : await newestJobs(isPlain ? sql : searchSql, wanted);
  return toPage(
    found,
    query.limit,
    (job) => toJobView(job, viewer, place, query.near !== undefined),
    nearest ? byDistance : byMoment,
  );
}

async function placeOfZip({ near }: JobSearch): Promise<Place | undefined> {
  if (near === undefined) return undefined;
  const found = await findZip(near);
  requireKnownZip(found);
  return { latitude: found.latitude, longitude: found.longitude };
}
