import type { App } from '@sidework/chassis/http/server';
import * as discovery from '@sidework/contracts/identity/oauth-server/auth-discovery';
import * as api from '@sidework/contracts/identity/oauth-server/auth-oauth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { takingForms } from '../../forms.ts';
import { refusingAsOauth } from '../../refusals/oauth-refusal.ts';
import { sourceOf } from '../../source.ts';
import { requireServing } from '../applications/client.ts';
import { clientRoutes } from '../applications/routes.ts';
import { authorizationRoutes } from '../authorization/routes.ts';
import { grantRoutes } from '../grants/routes.ts';
import { getUserInfo } from './get-user-info.ts';
import { issueTokens } from './issue-tokens.ts';
import { metadataOf } from './metadata.ts';

export function oauthServerRoutes(app: App, deps: Deps) {
  app.register(async (scope) => {
    scope.addHook('onRequest', async () => requireServing(deps.config));
    authorizationRoutes(scope as App, deps);
    tokenRoutes(scope as App, deps);
    grantRoutes(scope as App, deps);
    clientRoutes(scope as App, deps);
  });
}

function tokenRoutes(app: App, deps: Deps) {
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
