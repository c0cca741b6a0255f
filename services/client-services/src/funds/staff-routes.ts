import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/escrow';
import type { Deps } from '../deps.ts';
import { refundReleased, settleDispute } from './disputes.ts';
import { openDisputes } from './queries.ts';
import { readDisputeHistory } from './read-dispute-history.ts';

/** Moderators decide on money that is in dispute or was released wrongly. */
export function fundsStaffRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listDisputes,
    config: { access: 'moderator' },
    handler: async () => ({ items: await openDisputes(deps.db) }),
  });
  app.route({
    ...api.getDisputeHistory,
    config: { access: 'moderator' },
    handler: ({ actor, params }) => readDisputeHistory(deps, actor, params.disputeId),
  });
  app.route({
    ...api.settleDispute,
    config: { access: 'moderator' },
    handler: (request, reply) =>
      once(deps, request, reply, (within) =>
        settleDispute(within, request.actor, request.params.disputeId, request.body),
      ),
  });
  app.route({
    ...api.refundReleased,
    config: { access: 'moderator' },
    handler: (request, reply) =>
      once(deps, request, reply, (within) =>
        refundReleased(within, request.params.serviceId, request.body),
      ),
  });
}
