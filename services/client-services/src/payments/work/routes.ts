import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/escrow';
import { fundMilestone as fundMilestoneApi } from '@sidework/contracts/client-services/milestones';
import type { Deps } from '../../deps.ts';
import type { ServiceViewer } from '../../service-management/view.ts';
import { fundMilestone, fundService } from './fund-service.ts';
import { markPaidOutside } from './mark-paid-outside.ts';
import { paymentRecordsFor } from './read-payment-records.ts';

/** A service's client pays for it; both of its sides read what was paid. */
export function servicePaymentRoutes(app: App, deps: Deps, toServiceView: ServiceViewer) {
  app.route({
    ...api.fundService,
    config: { access: 'signed-in' },
    handler: (request, reply) => {
      reply.code(201);
      return once(deps, request, reply, (within) =>
        fundService(within, request.actor, request.params.serviceId, request.body),
      );
    },
  });
  app.route({
    ...fundMilestoneApi,
    config: { access: 'signed-in' },
    handler: (request, reply) => {
      reply.code(201);
      const { serviceId, milestoneId } = request.params;
      return once(deps, request, reply, (within) =>
        fundMilestone(within, request.actor, serviceId, milestoneId),
      );
    },
  });
  app.route({
    ...api.markPaidOutside,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply, async (within) =>
        toServiceView(await markPaidOutside(within, request.actor, request.params.serviceId)),
      ),
  });
  app.route({
    ...api.listPaymentHistory,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) => ({
      items: await paymentRecordsFor(deps, actor, params.serviceId),
    }),
  });
}
