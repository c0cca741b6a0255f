import type { App } from '@sidework/chassis/http/server';
import * as sso from '@sidework/contracts/identity/account-management/auth-sso';
import * as api from '@sidework/contracts/identity/accounts/auth';
import type { FastifyRequest } from 'fastify';
import { settingsOf } from '../accounts/settings.ts';
import { refuseSaml } from '../accounts/ways-in.ts';
import type { Deps } from '../deps.ts';
import { sourceOf } from '../source.ts';
import { getUser } from './get-user.ts';
import { signUp } from './sign-up.ts';
import { updateUser } from './update-user.ts';
import type { Visit } from './visit.ts';

export function accountRoutes(app: App, deps: Deps) {
  app.route({
    ...api.signUp,
    config: { access: 'anyone', limit: 'signup' },
    handler: (request) => signUp(deps, request.body, visitOf(deps, request)),
  });
  app.route({
    ...api.getUser,
    config: { access: 'first-step', applications: true },
    handler: ({ actor }) => getUser(deps, actor),
  });
  app.route({
    ...api.updateUser,
    config: { access: 'first-step' },
    handler: (request) => updateUser(deps, request.actor, request.body, visitOf(deps, request)),
  });
  app.route({
    ...api.getSettings,
    config: { access: 'anyone' },
    handler: async () => settingsOf(deps.config),
  });
  app.route({
    ...api.getAuthHealth,
    config: { access: 'anyone' },
    handler: async () => ({
      name: 'GoTrue',
      version: 'v2',
      description: 'Sidework identity, which speaks the HTTP API of GoTrue',
    }),
  });
  const saml = {
    config: { access: 'anyone' },
    exposeHeadRoute: false,
    // Before the body is read: SAML sends forms.
    onRequest: async () => refuseSaml(),
    handler: async () => refuseSaml(),
  } as const;
  app.route({ ...sso.signInWithSso, ...saml });
  app.route({ ...sso.getSamlMetadata, ...saml });
  app.route({ ...sso.acceptSamlAssertion, ...saml });
}

interface Asking extends FastifyRequest {
  query: { redirect_to?: string | undefined };
}

const visitOf = ({ config }: Deps, request: Asking): Visit => ({
  source: sourceOf(request, config),
  redirectTo: request.query.redirect_to,
});
