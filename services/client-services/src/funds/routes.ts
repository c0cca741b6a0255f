import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/escrow';
import type { Deps } from '../deps.ts';
import { serviceViewer } from '../service-management/view.ts';
import { fundService } from './begin-funding.ts';
import { cancelService, previewCancellation } from './cancel-service.ts';
import { disputeService } from './disputes.ts';
import { markPaidOutside } from './mark-paid-outside.ts';
import { paymentHistoryFor } from './queries.ts';
import { releaseService, requestRelease } from './release-service.ts';
import { payFee, waiveFee } from './settle-fee.ts';

export function fundsRoutes(app: App, deps: Deps) {
  const toServiceView = serviceViewer(deps);
  const config = { access: 'signed-in' } as const;
  app.route({
    ...api.fundService,
    config,
    handler: (request, reply) => {
      reply.code(201);
      return once(deps, request, reply, (within) =>
        fundService(within, request.actor, request.params.serviceId, request.body),
      );
    },
  });
  app.route({
    ...api.requestRelease,
    config,
    handler: async ({ actor, params }) =>
      toServiceView(await requestRelease(deps, actor, params.serviceId)),
  });
  app.route({
    ...api.releaseService,
    config,
    handler: (request, reply) =>
      once(deps, request, reply, async (within) =>
        toServiceView(await releaseService(within, request.actor, request.params.serviceId)),
      ),
  });
  app.route({
    ...api.previewCancellation,
    config,
    handler: ({ actor, params, query }) =>
      previewCancellation(deps, actor, params.serviceId, query.cause),
  });
  app.route({
    ...api.cancelService,
    config,
    handler: (request, reply) =>
      once(deps, request, reply, async (within) =>
        toServiceView(
          await cancelService(within, request.actor, request.params.serviceId, request.body),
        ),
      ),
  });
  app.route({
    ...api.markPaidOutside,
    config,
    handler: (request, reply) =>
      once(deps, request, reply, async (within) =>
        toServiceView(await markPaidOutside(within, request.actor, request.params.serviceId)),
      ),
  });
  app.route({
    ...api.waiveFee,
    config,
    handler: async ({ actor, params }) =>
      toServiceView(await waiveFee(deps, actor, params.serviceId)),
  });
  app.route({
    ...api.payFee,
    config,
    handler: (request, reply) =>
      once(deps, request, reply, async (within) =>
        toServiceView(await payFee(within, request.actor, request.params.serviceId)),
      ),
  });
  app.route({
    ...api.disputeService,
    config,
    handler: (request, reply) =>
      once(deps, request, reply, async (within) =>
        toServiceView(
          await disputeService(
            within,
            request.actor,
            request.params.serviceId,
            request.body.reason,
          ),
        ),
      ),
  });
  app.route({
    ...api.listPaymentHistory,
    config,
    handler: async ({ actor, params }) => ({
      items: await paymentHistoryFor(deps, actor, params.serviceId),
    }),
  });
}
