import { consumer } from '@sidework/chassis/events/consumer';
import { serviceProposed, serviceStarted } from '@sidework/contracts/client-services/events';
import { referToGig } from './queries.ts';

/** Work began from a gig's conversation, so that the gig is kept when its professional deletes it. */
export const keepGigWhenServiceProposed = consumer({
  name: 'keep-gig-when-service-proposed',
  event: serviceProposed,
  async handle(tx, { data: { gigId, professionalId } }) {
    if (gigId) await referToGig(tx, gigId, professionalId);
  },
});

/** A client booked the gig, so that it is kept likewise. */
export const keepGigWhenServiceStarted = consumer({
  name: 'keep-gig-when-service-started',
  event: serviceStarted,
  async handle(tx, { data: { gigId, professionalId } }) {
    if (gigId) await referToGig(tx, gigId, professionalId);
  },
});
