import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/escrow';
import type { Deps } from '../deps.ts';
import { serviceViewer } from '../service-management/view.ts';
import { cancelService } from './cancel-service.ts';
import { previewCancellation } from './preview-cancellation.ts';

export function cancellationRoutes(app: App, deps: Deps) {
  const toServiceView = serviceViewer(deps);
  app.route({
    ...api.previewCancellation,
    config: { access: 'signed-in' },
    handler: ({ actor, params, query }) =>
      previewCancellation(deps, actor, params.serviceId, query.cause),
  });
  app.route({
    ...api.cancelService,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply, async (within) =>
        toServiceView(
          await cancelService(within, request.actor, request.params.serviceId, request.body),
        ),
      ),
  });
}
