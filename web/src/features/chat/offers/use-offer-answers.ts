import {
  acceptOffer,
  declineOffer,
  type OfferView,
  withdrawOffer,
} from '@sidework/contracts/network-chat/offers';
import { getToday } from '@sidework/contracts/network-chat/today';
import { call, useInvalidate } from '../../../lib/api.ts';
import { useIdempotencyKey } from '../../../lib/forms.ts';
import { viewersZone } from '../../../lib/zones.ts';

/** The answers to one offer; `show` puts the new state on its card. */
export function useOfferAnswers({ id }: OfferView, show: (offer: OfferView) => Promise<unknown>) {
  const invalidate = useInvalidate();
  const key = useIdempotencyKey();
  const params = { offerId: id };

  async function keep(answer: Promise<OfferView>) {
    await show(await answer);
    await invalidate(getToday);
  }

  return {
    accept: () =>
      keep(
        call(acceptOffer, {
          params,
          body: { timeZone: viewersZone() },
          idempotencyKey: `accept ${key}`,
        }),
      ),
    decline: () => keep(call(declineOffer, { params, idempotencyKey: `decline ${key}` })),
    withdraw: () => keep(call(withdrawOffer, { params, idempotencyKey: `withdraw ${key}` })),
  };
}
