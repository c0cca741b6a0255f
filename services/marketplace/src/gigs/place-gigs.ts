import type { Tx } from '@sidework/chassis/db/db';
import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import type { Deps } from '../deps.ts';
import { findCentre } from '../places/search-places.ts';
import * as Gig from './gig.ts';
import { lockGigsWithoutTown, lockUnsoughtGigs, saveGig } from './queries.ts';

const batch = 100;

/** Looks up the towns of gigs that an older version posted. */
export const placeGigsJob: BackgroundJob<Pick<Deps, 'db'>> = {
  name: 'place-gigs',
  every: 10_000,
  run: ({ db }) =>
    db.transaction(async (tx) => {
      const unsought = await lockUnsoughtGigs(tx, batch);
      for (const { gig, ownerLocation } of unsought) await placeGig(tx, gig, ownerLocation);
      return unsought.length === batch;
    }),
};

/** The owner moved, or said for the first time where they are: gigs that name no town of their own go with them. */
export async function placeGigsOf(tx: Tx, ownerId: string): Promise<void> {
  for (const { gig, ownerLocation } of await lockGigsWithoutTown(tx, ownerId))
    await placeGig(tx, gig, ownerLocation);
}

async function placeGig(tx: Tx, gig: Gig.Gig, ownerLocation: string | null) {
  const centre = await findCentre(gig.location || ownerLocation);
  await saveGig(tx, gig, Gig.placeAt(gig, centre));
}
