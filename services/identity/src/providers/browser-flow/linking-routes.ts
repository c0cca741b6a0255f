import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/providers/auth-providers';
import type { Deps } from '../../deps.ts';
import { beginLinking } from './begin-linking.ts';
import { bindBrowser } from './browser-cookie.ts';
import { sendToProvider } from './send-to-provider.ts';

export function linkingRoutes(app: App, deps: Deps) {
  app.route({
    ...api.authorizeLinking,
    config: { access: 'first-step', limit: 'sso' },
    handler: async (request, reply) => {
      const browserHash = bindBrowser(request, reply, deps.config);
      const { actor, query } = request;
      return sendToProvider(reply, query, await beginLinking(deps, actor, query, browserHash));
    },
  });
}
