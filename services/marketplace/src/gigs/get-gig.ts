import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import { isFindable } from '../findable/queries.ts';
import { audienceOf } from '../jobs/audience.ts';
import { shownIdentity } from '../licenses/shown-licenses.ts';
import { areaOf } from './gig-offer.ts';
import { requireVisible, requireVisiblePro } from './gig-visibility.ts';
import { areasOf, findGig, findPro } from './queries.ts';
import { toGigView, toProView } from './view.ts';

type Readers = Pick<Deps, 'db' | 'config'>;

export async function getGig({ db, config }: Readers, viewer: Actor | undefined, gigId: string) {
  const { audience, ...shown } = await findVisibleGig(db, viewer, gigId);
  return toGigView(config, audience, shown);
}

export async function findVisibleGig(db: Db, viewer: Actor | undefined, gigId: string) {
  const [shown, audience] = await Promise.all([findGig(db, gigId), audienceOf(db, viewer)]);
  requireVisible(shown, audience);
  return { ...shown, audience };
}

export async function getPro({ db }: Readers, viewer: Actor | undefined, personId: string) {
  const [shown, audience] = await Promise.all([findPro(db, personId), audienceOf(db, viewer)]);
  requireVisiblePro(shown, audience);
  const [areas, isFound, identity] = await Promise.all([
    areasOf(db, personId),
    isFindable(db, personId),
    shownIdentity(db, personId),
  ]);
  return { ...toProView(shown), area: areaOf(areas), isFindable: isFound, identity };
}
