import { perHour, withinRateLimit } from '@sidework/chassis/db/account-limits';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import { gatedTransaction } from '@sidework/chassis/people/child-gate';
import { isKid, requireActing } from '@sidework/chassis/people/people';
import { gigPosted } from '@sidework/contracts/marketplace/events';
import type { GigPosting } from '@sidework/contracts/marketplace/gigs';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { shownLicenses } from '../licenses/shown-licenses.ts';
import { findCentre } from '../places/search-places.ts';
import { toGigFact } from './facts.ts';
import * as Gig from './gig.ts';
import { ownerOnGig } from './owner-on-gig.ts';
import { insertGig, type ShownGig } from './queries.ts';
import { wordsOf } from './words.ts';

export async function postGig(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'childGate'>,
  actor: Actor,
  posting: GigPosting,
): Promise<ShownGig> {
  agreeWithServer(posting, { owner: { professionalId: actor.id }, fixed: { status: 'active' } });
  const { config, now } = deps;
  const limit = perHour(actor.id, 'gigs', config.JOBS_PER_HOUR, now());
  return gatedTransaction(deps, (within, gate) =>
    withinRateLimit(within, limit, 'too_many_gigs', async (tx) => {
      const professional = await requireActing(tx, actor, 'paid_work');
      const by = { id: actor.id, isChild: isKid(professional) };
      const at = now();
      const centre = await findCentre(posting.location || professional.location);
      const posted = Gig.post(uuidv7(), posting, by, at, centre);
      await gate.pass(tx, { ...wordsOf(posted, at), isNew: true });
      const gig = await insertGig(tx, { ...posted, ...ownerOnGig(professional) });
      await emit(tx, gigPosted, toGigFact(gig), at);
      return { gig, professional, licenses: await shownLicenses(tx, actor.id) };
    }),
  );
}
