import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/payments';
import type { Deps } from '../../deps.ts';
import { receiveWebhook } from './receive-webhook.ts';

/** Its signature is over the very bytes, so within this scope JSON stays text. */
export function webhookRoute(app: App, deps: Deps) {
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
