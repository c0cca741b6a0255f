import { perHour, withinRateLimit } from '@sidework/chassis/db/account-limits';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import { isKid, requireActing } from '@sidework/chassis/people/people';
import { gigPosted } from '@sidework/contracts/marketplace/events';
import type { GigPosting } from '@sidework/contracts/marketplace/gigs';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { toGigFact } from './facts.ts';
import * as Gig from './gig.ts';
import { insertGig, type ShownGig } from './queries.ts';

export async function postGig(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  actor: Actor,
  posting: GigPosting,
): Promise<ShownGig> {
  agreeWithServer(posting, { owner: { professionalId: actor.id }, fixed: { status: 'active' } });
  const limit = perHour(actor.id, 'gigs', config.JOBS_PER_HOUR, now());
  return withinRateLimit(db, limit, 'too_many_gigs', async (tx) => {
    const professional = await requireActing(tx, actor, 'paid_work');
    const by = { id: actor.id, isChild: isKid(professional) };
    const at = now();
    const gig = await insertGig(tx, Gig.post(uuidv7(), posting, by, at));
    await emit(tx, gigPosted, toGigFact(gig), at);
    return { gig, professional };
  });
}
