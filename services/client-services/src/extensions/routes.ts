import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/extensions';
import type { Deps } from '../deps.ts';
import type { ServiceViewer } from '../service-management/view.ts';
import { readService } from '../services/read-service.ts';
import { answerExtension } from './answer-extension.ts';
import { extensionsOf } from './queries.ts';
import { requestExtension } from './request-extension.ts';
import { toExtensionView } from './view.ts';

export function extensionRoutes(app: App, deps: Deps, toServiceView: ServiceViewer) {
  app.route({
    ...api.listExtensions,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) => {
      const { service } = await readService(deps, actor, params.serviceId);
      const found = await extensionsOf(deps.db, service);
      return { items: found.map(toExtensionView) };
    },
  });
  app.route({
    ...api.requestExtension,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) =>
        toServiceView(
          await requestExtension(within, request.actor, request.params.serviceId, request.body),
        ),
      ),
  });
  app.route({
    ...api.approveExtension,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      toServiceView(await answerExtension(deps, actor, params.extensionId, true)),
  });
  app.route({
    ...api.denyExtension,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      toServiceView(await answerExtension(deps, actor, params.extensionId, false)),
  });
}
