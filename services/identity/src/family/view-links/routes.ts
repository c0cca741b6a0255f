import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/family/view-links';
import type { Deps } from '../../deps.ts';
import { openViewLink } from './open-view-link.ts';

export function viewLinkRoutes(app: App, deps: Deps) {
  app.route({
    ...api.openViewLink,
    config: { access: 'anyone' },
    handler: async ({ params }, reply) => {
      const { body, headers } = await openViewLink(deps, params.token);
      return reply.headers(headers).send(body);
    },
  });
}
