import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import type { Deps } from '../deps.ts';
import { settle } from './answer-offer.ts';
import * as Offer from './offer.ts';
import { lockOffer, overdueOffers } from './queries.ts';

const atOnce = 50;

/** Ends offers that were not answered in time; true where there may be more. */
export const expireOffersJob: BackgroundJob<Pick<Deps, 'db' | 'now'>> = {
  name: 'expire-offers',
  every: 60_000,
  run: async ({ db, now }) => {
    const overdue = await overdueOffers(db, now(), atOnce);
    for (const { id } of overdue)
      await db.transaction(async (tx) => {
        const open = await lockOffer(tx, id);
        const at = now();
        if (open?.status === 'open') await settle(tx, open, Offer.expire(open, at), at);
      });
    return overdue.length === atOnce;
  },
};
