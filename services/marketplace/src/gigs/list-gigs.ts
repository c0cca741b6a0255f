import { toPage } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import type { GigSearch } from '@sidework/contracts/marketplace/gigs';
import type { Deps } from '../deps.ts';
import { audienceOf } from '../jobs/audience.ts';
import { gigsForOwner } from './queries.ts';
import { findGigs, positionOf } from './search.ts';
import { toListedGig, toOwnGigView } from './view.ts';

type Readers = Pick<Deps, 'db' | 'sql' | 'searchSql' | 'config'>;

/** A page of active gigs as `viewer` may see them. */
export async function listGigs(
  { db, sql, searchSql, config }: Readers,
  viewer: Actor | undefined,
  query: GigSearch,
) {
  const audience = await audienceOf(db, viewer);
  const isPlain = !query.search && query.maxPriceCents === undefined;
  const found = await findGigs(isPlain ? sql : searchSql, { ...query, audience });
  return toPage(found, query.limit, toListedGig(config, audience), positionOf);
}

export async function listOwnGigs(
  { db, config }: Readers,
  actor: Actor,
  query: { cursor?: string | undefined; limit: number },
) {
  const rows = await gigsForOwner(db, actor, query);
  return toPage(
    rows,
    query.limit,
    (shown) => toOwnGigView(config, actor, shown),
    ({ gig }) => [gig.createdAt.toISOString(), gig.id],
  );
}
