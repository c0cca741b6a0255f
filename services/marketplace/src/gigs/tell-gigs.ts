import { emit } from '@sidework/chassis/events/outbox';
import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import { gigChanged } from '@sidework/contracts/marketplace/events';
import type { Deps } from '../deps.ts';
import { toGigFact } from './facts.ts';
import { lockUntoldGigs, saveGig } from './queries.ts';

const batch = 100;

/** Tells of gigs that an older version posted, so that they can be booked too. */
export const tellGigsJob: BackgroundJob<Pick<Deps, 'db' | 'now'>> = {
  name: 'tell-gigs',
  every: 10_000,
  run: ({ db, now }) =>
    db.transaction(async (tx) => {
      const untold = await lockUntoldGigs(tx, batch);
      for (const gig of untold) {
        await saveGig(tx, gig, { ...gig, isToldWhole: true });
        await emit(tx, gigChanged, toGigFact(gig), now());
      }
      return untold.length === batch;
    }),
};
