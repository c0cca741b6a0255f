import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/tips';
import type { Deps } from '../deps.ts';
import { giveTip } from './give-tip.ts';

export function tipRoutes(app: App, deps: Deps) {
  app.route({
    ...api.giveTip,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), (within) =>
        giveTip(within, request.actor, request.params.serviceId, request.body),
      ),
  });
}
