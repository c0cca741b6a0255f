import type { Actor } from '@sidework/chassis/http/actor';
import type { GigChange } from '@sidework/contracts/marketplace/gigs';
import type { Deps } from '../deps.ts';
import { findPerson } from '../jobs/queries.ts';
import { findCentre } from '../places/search-places.ts';
import { changeOwnGig } from './change-own-gig.ts';
import * as Gig from './gig.ts';

/** Changes the words of a gig. One that names no town gets the centre of its owner's town. */
export async function changeGig(
  deps: Pick<Deps, 'db' | 'now' | 'childGate'>,
  actor: Actor,
  gigId: string,
  written: GigChange,
) {
  const owner = written.location ? undefined : await findPerson(deps.db, actor.id);
  const centre = await findCentre(written.location || owner?.location);
  const change = (gig: Gig.Gig, by: Gig.Actor) => Gig.change(gig, written, by, centre);
  return changeOwnGig(deps, actor, gigId, { change, isRewritten: true });
}
