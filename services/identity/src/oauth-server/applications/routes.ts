import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/oauth-server/auth-oauth';
import { administratorOf } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { pageHeaders, pageOf, rowsOf } from '../../page.ts';
import { deleteClient, regenerateSecret, updateClient } from './change-client.ts';
import { clientsOnPage, countClients, getClient } from './queries.ts';
import { createClient, registerClient } from './register-client.ts';
import { toOauthClient } from './view.ts';

const config = { access: 'administration' } as const;
const reading = (reads: string) => ({ ...config, reads });

export function clientRoutes(app: App, deps: Deps) {
  app.route({
    ...api.registerOauthClient,
    config: { access: 'anyone', limit: 'register' },
    handler: ({ body }, reply) => {
      reply.code(201);
      return registerClient(deps, body);
    },
  });
  app.route({
    ...api.listOauthClients,
    config: reading('oauth_clients_read'),
    handler: async ({ query }, reply) => {
      const page = pageOf(query);
      reply.headers(pageHeaders('/admin/oauth/clients', page, await countClients(deps.db)));
      const clients = await clientsOnPage(deps.db, rowsOf(page));
      return {
        clients: clients.map((client) => toOauthClient(client)),
        aud: deps.config.GOTRUE_JWT_AUD,
      };
    },
  });
  app.route({
    ...api.createOauthClient,
    config,
    handler: (request, reply) => {
      reply.code(201);
      return createClient(deps, administratorOf(request, deps), request.body);
    },
  });
  app.route({
    ...api.getOauthClient,
    config: reading('oauth_client_read'),
    handler: async ({ params }) => toOauthClient(await getClient(deps.db, params.clientId)),
  });
  app.route({
    ...api.updateOauthClient,
    config,
    handler: (request) => {
      const { params, body } = request;
      return updateClient(deps, administratorOf(request, deps), params.clientId, body);
    },
  });
  app.route({
    ...api.deleteOauthClient,
    config,
    handler: (request, reply) => {
      reply.code(204);
      return deleteClient(deps, administratorOf(request, deps), request.params.clientId);
    },
  });
  app.route({
    ...api.regenerateOauthClientSecret,
    config,
    handler: (request) =>
      regenerateSecret(deps, administratorOf(request, deps), request.params.clientId),
  });
}
