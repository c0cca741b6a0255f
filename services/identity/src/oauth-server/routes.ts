import type { App } from '@sidework/chassis/http/server';
import * as discovery from '@sidework/contracts/identity/oauth-server/auth-discovery';
import * as api from '@sidework/contracts/identity/oauth-server/auth-oauth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { takingForms } from '../forms.ts';
import { sourceOf } from '../source.ts';
import { authorizationDetails } from './authorization-details.ts';
import { authorize } from './authorize.ts';
import { requireServing } from './client.ts';
import { clientRoutes } from './client-routes.ts';
import { decide } from './decide.ts';
import { getUserInfo } from './get-user-info.ts';
import { grantsOfUser } from './grant-queries.ts';
import { issueTokens } from './issue-tokens.ts';
import { metadataOf } from './metadata.ts';
import { refusingAsOauth } from './oauth-refusal.ts';
import { revokeGrant } from './revoke-grant.ts';
import { toOauthGrant } from './view.ts';

export function oauthServerRoutes(app: App, deps: Deps) {
  app.register(async (scope) => {
    scope.addHook('onRequest', async () => requireServing(deps.config));
    applicationRoutes(scope as App, deps);
    consentRoutes(scope as App, deps);
    clientRoutes(scope as App, deps);
  });
}

function applicationRoutes(app: App, deps: Deps) {
  app.route({
    ...api.authorizeApplication,
    config: { access: 'anyone', limit: 'sso' },
    handler: async ({ query }, reply) => reply.redirect(await authorize(deps, query)),
  });
  takingForms(app, (forms) => {
    refusingAsOauth(forms);
    forms.route({
      ...api.issueOauthToken,
      config: { access: 'anyone', limit: 'token' },
      handler: (request) => {
        const { body, headers } = request;
        return issueTokens(deps, body, headers.authorization, sourceOf(request, deps.config));
      },
    });
  });
  app.route({
    ...api.getOauthUserInfo,
    config: { access: 'signed-in', applications: true },
    handler: ({ actor }) => getUserInfo(deps, actor),
  });
  const metadata = async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'public, max-age=600');
    return metadataOf(deps);
  };
  const config = { access: 'anyone' } as const;
  app.route({ ...discovery.getOauthServerMetadata, config, handler: metadata });
  app.route({ ...discovery.getOpenidConfiguration, config, handler: metadata });
}

function consentRoutes(app: App, deps: Deps) {
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
  app.route({
    ...api.listOauthGrants,
    config: { access: 'signed-in' },
    handler: async ({ actor }) =>
      (await grantsOfUser(deps.db, actor.id)).map(({ grant, client }) =>
        toOauthGrant(grant, client),
      ),
  });
  app.route({
    ...api.revokeOauthGrant,
    config: { access: 'signed-in' },
    handler: ({ actor, query }, reply) => {
      reply.code(204);
      return revokeGrant(deps, actor, query.client_id);
    },
  });
}
