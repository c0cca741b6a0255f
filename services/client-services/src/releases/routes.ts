import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/escrow';
import { releaseMilestone as releaseMilestoneApi } from '@sidework/contracts/client-services/milestones';
import type { Deps } from '../deps.ts';
import { serviceViewer } from '../service-management/view.ts';
import { refundReleased } from './refund-released.ts';
import { releaseMilestone } from './release-milestone.ts';
import { releaseService } from './release-service.ts';
import { requestRelease } from './request-release.ts';

export function releaseRoutes(app: App, deps: Deps) {
  const toServiceView = serviceViewer(deps);
  app.route({
    ...api.requestRelease,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      toServiceView(await requestRelease(deps, actor, params.serviceId)),
  });
  app.route({
    ...api.releaseService,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply, async (within) =>
        toServiceView(await releaseService(within, request.actor, request.params.serviceId)),
      ),
  });
  app.route({
    ...releaseMilestoneApi,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply, (within) =>
        releaseMilestone(
          within,
          request.actor,
          request.params.serviceId,
          request.params.milestoneId,
        ),
      ),
  });
  app.route({
    ...api.refundReleased,
    config: { access: 'moderator' },
    handler: (request, reply) =>
      once(deps, request, reply, (within) =>
        refundReleased(within, request.actor, request.params.serviceId, request.body),
      ),
  });
}
