import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/providers/auth-providers';
import type { Deps } from '../../deps.ts';
import { takingForms } from '../../forms.ts';
import { sourceOf } from '../../source.ts';
import { withAnswer } from '../rules/callback-url.ts';
import { beginSignIn } from './begin-sign-in.ts';
import { bindBrowser, browserHashOf } from './browser-cookie.ts';
import { returnFromProvider } from './return-from-provider.ts';
import { sendToProvider } from './send-to-provider.ts';

export function providerRoutes(app: App, deps: Deps) {
  app.route({
    ...api.authorize,
    config: { access: 'anyone', limit: 'sso' },
    handler: async (request, reply) => {
      const { query } = request;
      const browserHash = bindBrowser(request, reply, deps.config);
      return sendToProvider(reply, query, await beginSignIn(deps, query, { browserHash }));
    },
  });
  app.route({
    ...api.providerCallback,
    config: { access: 'anyone', limit: 'token' },
    handler: async (request, reply) => {
      const answer = new URL(request.url, 'http://localhost').searchParams;
      const visit = {
        source: sourceOf(request, deps.config),
        browserHash: browserHashOf(request, deps.config),
      };
      return reply.redirect(await returnFromProvider(deps, answer, visit));
    },
  });
  takingForms(app, (forms) => {
    forms.route({
      ...api.providerFormCallback,
      config: { access: 'anyone', limit: 'token' },
      handler: async ({ body }, reply) => reply.redirect(withAnswer(deps.config, body), 303),
    });
  });
}
