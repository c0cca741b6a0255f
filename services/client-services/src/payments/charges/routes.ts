import type { Actor } from '@sidework/chassis/http/actor';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/payments';
import * as cardsApi from '@sidework/contracts/client-services/saved-cards';
import type { Deps } from '../../deps.ts';
import { requireRemoved } from '../../payment-provider/saved-card.ts';
import { abandonPayment } from './end-payment.ts';
import { confirmPayment, payByCard, payBySavedCard, startPayment } from './pay.ts';
import type { Payment } from './payment.ts';
import { getPaymentFor } from './queries.ts';
import { toPaymentView } from './view.ts';

export function paymentRoutes(app: App, deps: Deps) {
  const shown = (payment: Payment) => toPaymentView(deps.db, payment, deps.provider);
  app.route({
    ...api.getPayment,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      shown(await getPaymentFor(deps.db, actor, params.paymentId)),
  });
  app.route({
    ...api.payByCard,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      shown(await payByCard(deps, actor, params.paymentId, body)),
  });
  app.route({
    ...cardsApi.payBySavedCard,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      shown(await payBySavedCard(deps, actor, params.paymentId, body.cardId)),
  });
  const cardsOf = async ({ id }: Actor) => ({ items: await deps.provider.savedCards(id) });
  app.route({
    ...cardsApi.listSavedCards,
    config: { access: 'signed-in' },
    handler: ({ actor }) => cardsOf(actor),
  });
  app.route({
    ...cardsApi.removeSavedCard,
    config: { access: 'signed-in' },
    handler: async ({ actor, params: { cardId } }) => {
      requireRemoved(await deps.provider.removeCard({ personId: actor.id, cardId }));
      return cardsOf(actor);
    },
  });
  app.route({
    ...api.confirmPayment,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      shown(await confirmPayment(deps, actor, params.paymentId)),
  });
  app.route({
    ...api.startPayment,
    config: { access: 'signed-in' },
    handler: ({ actor, params }) => startPayment(deps, actor, params.paymentId),
  });
  app.route({
    ...api.abandonPayment,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      shown(await abandonPayment(deps, actor, params.paymentId)),
  });
}
