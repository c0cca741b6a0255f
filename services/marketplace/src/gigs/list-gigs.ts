import { toPage } from '@sidework/chassis/db/keyset';
import type { Actor } from '@sidework/chassis/http/actor';
import type { GigSearch } from '@sidework/contracts/marketplace/gigs';
import type { Deps } from '../deps.ts';
import { audienceOf } from '../jobs/audience.ts';
import { placeOfZip } from '../jobs/place-of-zip.ts';
import { gigsForOwner } from './queries.ts';
import { findGigs } from './search.ts';
import { toListedGig, toOwnGigView } from './view.ts';

type Readers = Pick<Deps, 'db' | 'sql' | 'searchSql' | 'config'>;

/** A page of active gigs as `viewer` may see them. */
export async function listGigs(readers: Readers, viewer: Actor | undefined, query: GigSearch) {
  const audience = await audienceOf(readers.db, viewer);
  // Services of children have no place, so that a child's own list is measured from nowhere.
  const around = audience.isChild ? undefined : await placeOfZip(query);
  const { gigs, from, reach } = await findGigs(readers, { ...query, audience, around });
  const show = toListedGig(readers.config, audience, from);
  return { ...toPage(gigs, query.limit, show, ({ at }) => at), ...(reach && { reach }) };
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
