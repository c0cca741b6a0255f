import { consumer } from '@sidework/chassis/events/consumer';
import { disputeOpened, serviceStarted } from '@sidework/contracts/client-services/events';
import { escrowReleased } from '@sidework/contracts/client-services/events/money';
import { profileChanged } from '@sidework/contracts/identity/events';
import { gigPosted, jobPosted } from '@sidework/contracts/marketplace/events';
import { addToWeek } from './queries.ts';

export const figureConsumers = [
  consumer({
    name: 'count-person-when-profile-changed',
    event: profileChanged,
    // The first news of a person is their sign-up.
    handle: async (tx, { sequence, occurredAt }) => {
      if (sequence === 1) await addToWeek(tx, 'people', occurredAt);
    },
  }),
  consumer({
    name: 'count-job-when-posted',
    event: jobPosted,
    handle: (tx, { occurredAt }) => addToWeek(tx, 'jobs', occurredAt),
  }),
  consumer({
    name: 'count-gig-when-posted',
    event: gigPosted,
    handle: (tx, { occurredAt }) => addToWeek(tx, 'gigs', occurredAt),
  }),
  consumer({
    name: 'count-hire-when-service-started',
    event: serviceStarted,
    handle: (tx, { occurredAt }) => addToWeek(tx, 'hires', occurredAt),
  }),
  consumer({
    name: 'count-money-when-escrow-released',
    event: escrowReleased,
    handle: (tx, { data, occurredAt }) => addToWeek(tx, 'released', occurredAt, data.grossCents),
  }),
  consumer({
    name: 'count-dispute-when-opened',
    event: disputeOpened,
    handle: (tx, { occurredAt }) => addToWeek(tx, 'disputes', occurredAt),
  }),
];
