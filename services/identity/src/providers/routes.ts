import type { App } from '@sidework/chassis/server';
import * as api from '@sidework/contracts/identity/auth-providers';
import type { Deps } from '../deps.ts';
import { takingForms } from '../forms.ts';
import { sourceOf } from '../source.ts';
import { beginSignIn } from './begin-sign-in.ts';
import { returnFromProvider } from './return-from-provider.ts';
import { sendToProvider } from './send-to-provider.ts';

export function providerRoutes(app: App, deps: Deps) {
  app.route({
    ...api.authorize,
    config: { access: 'anyone', limit: 'sso' },
    handler: async ({ query }, reply) =>
      sendToProvider(reply, query, await beginSignIn(deps, query)),
  });
  app.route({
    ...api.providerCallback,
    config: { access: 'anyone', limit: 'token' },
    handler: async (request, reply) => {
      const answer = new URL(request.url, 'http://localhost').searchParams;
      return reply.redirect(await returnFromProvider(deps, answer, sourceOf(request, deps.config)));
    },
  });
  takingForms(app, (forms) => {
    forms.route({
      ...api.providerFormCallback,
      config: { access: 'anyone', limit: 'token' },
      handler: async (request, reply) => {
        const answer = new URLSearchParams(request.body);
        const source = sourceOf(request, deps.config);
        return reply.redirect(await returnFromProvider(deps, answer, source), 303);
      },
    });
  });
}
