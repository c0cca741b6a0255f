import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/network-chat/offers';
import { toOfferView } from '../conversations/message-view.ts';
import type { Deps } from '../deps.ts';
import { pushWritten } from '../messages/push-changed.ts';
import { acceptOffer, declineOffer, withdrawOffer } from './answer-offer.ts';
import { sendOffer } from './send-offer.ts';

export function offerRoutes(app: App, deps: Deps) {
  app.route({
    ...api.sendOffer,
    config: { access: 'signed-in' },
    async handler(request, reply) {
      const offer = await once(deps, request, reply.code(201), async (within) =>
        toOfferView(await sendOffer(within, request.actor, request.body)),
      );
      await pushWritten(deps, offer.id);
      return offer;
    },
  });
  app.route({
    ...api.acceptOffer,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply, async (within) => {
        const { actor, params, body } = request;
        return toOfferView(await acceptOffer(within, actor, params.offerId, body));
      }),
  });
  app.route({
    ...api.declineOffer,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply, async (within) =>
        toOfferView(await declineOffer(within, request.actor, request.params.offerId)),
      ),
  });
  app.route({
    ...api.withdrawOffer,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply, async (within) =>
        toOfferView(await withdrawOffer(within, request.actor, request.params.offerId)),
      ),
  });
}
