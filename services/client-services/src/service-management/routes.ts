import { toPage } from '@sidework/chassis/db/keyset';
import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/services';
import type { Deps } from '../deps.ts';
import { servicesFor } from '../services/party-queries.ts';
import { readService, readServicesOfChild } from '../services/read-service.ts';
import { stageChangesOf } from '../stage-changes/queries.ts';
import { progressService } from './progress-service.ts';
import { requestChanges } from './request-changes.ts';
import { setDeadline } from './set-deadline.ts';
import { setEstimate } from './set-estimate.ts';
import { serviceViewer } from './view.ts';

export function serviceRoutes(app: App, deps: Deps) {
  const toServiceView = serviceViewer(deps);
  app.route({
    ...api.listServices,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) =>
      toPage(
        await servicesFor(deps.db, actor, query.as, query),
        query.limit,
        toServiceView,
        ({ service }) => [
          (query.as === 'professional' ? service.startedAt : service.createdAt).toISOString(),
          service.id,
        ],
      ),
  });
  app.route({
    ...api.listChildServices,
    config: { access: 'adult' },
    handler: async ({ actor, params, query }) =>
      toPage(
        await readServicesOfChild(deps, actor, params.childId, query),
        query.limit,
        toServiceView,
        ({ service }) => [service.startedAt.toISOString(), service.id],
      ),
  });
  app.route({
    ...api.getService,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      toServiceView(await readService(deps, actor, params.serviceId)),
  });
  app.route({
    ...api.listStageChanges,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) => {
      const { service } = await readService(deps, actor, params.serviceId);
      return { items: await stageChangesOf(deps.db, service.id) };
    },
  });
  app.route({
    ...api.progressService,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply, async (within) =>
        toServiceView(
          await progressService(within, request.actor, request.params.serviceId, request.body),
        ),
      ),
  });
  app.route({
    ...api.setDeadline,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      toServiceView(await setDeadline(deps, actor, params.serviceId, body)),
  });
  app.route({
    ...api.setEstimate,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      toServiceView(await setEstimate(deps, actor, params.serviceId, body)),
  });
  app.route({
    ...api.requestChanges,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply, async (within) =>
        toServiceView(
          await requestChanges(within, request.actor, request.params.serviceId, request.body),
        ),
      ),
  });
}
