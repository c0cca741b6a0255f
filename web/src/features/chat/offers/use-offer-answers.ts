import { listServices } from '@sidework/contracts/client-services/services';
import {
  acceptOffer,
  declineOffer,
  type OfferView,
  withdrawOffer,
} from '@sidework/contracts/network-chat/offers';
import { getToday } from '@sidework/contracts/network-chat/today';
import { useEffect, useEffectEvent, useRef } from 'react';
import { call, useInvalidate } from '../../../lib/api.ts';
import { useIdempotencyKey } from '../../../lib/forms.ts';
import { viewersZone } from '../../../lib/zones.ts';

/** The answers to one offer; `show` puts the new state on its card. */
export function useOfferAnswers(
  { id, serviceId }: OfferView,
  show: (offer: OfferView) => Promise<unknown>,
) {
  const invalidate = useInvalidate();
  const key = useIdempotencyKey();
  const params = { offerId: id };
  const hadWork = useRef(serviceId !== null);
  const showWork = useEffectEvent(() => void invalidate(listServices));
  // The work of it is made a moment after the offer is accepted.
  useEffect(() => {
    if (serviceId === null || hadWork.current) return;
    hadWork.current = true;
    showWork();
  }, [serviceId]);

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
