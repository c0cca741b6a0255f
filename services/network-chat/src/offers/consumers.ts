import { consumer } from '@sidework/chassis/events/consumer';
import { serviceStarted } from '@sidework/contracts/client-services/events';
import { lockOffer, saveOffer } from './queries.ts';

/** The card of an accepted offer leads to the service that it became. */
export const linkOfferWhenServiceStarted = consumer({
  name: 'link-offer-when-service-started',
  event: serviceStarted,
  async handle(tx, { data: { offerId, serviceId } }) {
    const offer = offerId && (await lockOffer(tx, offerId));
    if (offer) await saveOffer(tx, offer, { ...offer, serviceId });
  },
});
