import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/escrow';
import type { Deps } from '../deps.ts';
import type { ServiceViewer } from '../service-management/view.ts';
import { payFee } from './pay-fee.ts';
import { waiveFee } from './waive-fee.ts';

export function feeRoutes(app: App, deps: Deps, toServiceView: ServiceViewer) {
  app.route({
    ...api.waiveFee,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      toServiceView(await waiveFee(deps, actor, params.serviceId)),
  });
  app.route({
    ...api.payFee,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply, async (within) =>
        toServiceView(await payFee(within, request.actor, request.params.serviceId)),
      ),
  });
}
