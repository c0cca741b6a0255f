import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/escrow';
import type { Deps } from '../deps.ts';
import { serviceViewer } from '../service-management/view.ts';
import { openDispute } from './open-dispute.ts';
import { openDisputes } from './open-disputes.ts';
import { settleDispute } from './settle-dispute.ts';

export function disputeRoutes(app: App, deps: Deps) {
  const toServiceView = serviceViewer(deps);
  app.route({
    ...api.disputeService,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply, async (within) =>
        toServiceView(
          await openDispute(within, request.actor, request.params.serviceId, request.body.reason),
        ),
      ),
  });
  app.route({
    ...api.listDisputes,
    config: { access: 'moderator' },
    handler: async () => ({ items: await openDisputes(deps.db) }),
  });
  app.route({
    ...api.settleDispute,
    config: { access: 'moderator' },
    handler: (request, reply) =>
      once(deps, request, reply, (within) =>
        settleDispute(within, request.actor, request.params.disputeId, request.body),
      ),
  });
}
