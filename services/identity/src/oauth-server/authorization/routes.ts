import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/oauth-server/auth-oauth';
import type { Deps } from '../../deps.ts';
import { authorizationDetails } from './authorization-details.ts';
import { authorize } from './authorize.ts';
import { decide } from './decide.ts';

export function authorizationRoutes(app: App, deps: Deps) {
  app.route({
    ...api.authorizeApplication,
    config: { access: 'anyone', limit: 'sso' },
    handler: async ({ query }, reply) => reply.redirect(await authorize(deps, query)),
  });
  app.route({
    ...api.getOauthAuthorization,
    config: { access: 'signed-in' },
    handler: ({ actor, params }) => authorizationDetails(deps, actor, params.authorizationId),
  });
  app.route({
    ...api.decideOauthAuthorization,
    config: { access: 'signed-in' },
    handler: ({ actor, params, body }) => decide(deps, actor, params.authorizationId, body.action),
  });
}
