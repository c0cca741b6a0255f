import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/payments';
import type { Deps } from '../deps.ts';
import { abandonPayment } from './end-payment.ts';
import { confirmPayment, payByCard, startPayment } from './pay.ts';
import type { Payment } from './payment.ts';
import { getPaymentFor } from './queries.ts';
import { receiveWebhook } from './receive-webhook.ts';
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
  webhookRoute(app, deps);
}

/** Its signature is over the very bytes, so within this scope JSON stays text. */
function webhookRoute(app: App, deps: Deps) {
  app.register(async (scope: App) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );
    scope.route({
      ...api.receivePaymentWebhook,
      config: { access: 'anyone' },
      handler: async ({ body, headers }) => {
        const signature = headers['stripe-signature'] ?? headers['x-sidework-signature'] ?? '';
        await receiveWebhook(deps, body, String(signature));
        return { received: true as const };
      },
    });
  });
}
