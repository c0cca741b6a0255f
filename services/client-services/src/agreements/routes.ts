import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/crm';
import type { Deps } from '../deps.ts';
import { serviceViewer } from '../service-management/view.ts';
import { acceptService } from './accept-service.ts';
import { createService } from './create-service.ts';
import { declineService } from './decline-service.ts';

export function agreementRoutes(app: App, deps: Deps) {
  const toServiceView = serviceViewer(deps);
  app.route({
    ...api.createService,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) =>
        toServiceView(await createService(within, request.actor, request.body)),
      ),
  });
  app.route({
    ...api.acceptService,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      toServiceView(await acceptService(deps, actor, params.serviceId)),
  });
  app.route({
    ...api.declineService,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      toServiceView(await declineService(deps, actor, params.serviceId)),
  });
}
