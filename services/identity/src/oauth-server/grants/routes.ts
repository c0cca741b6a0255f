import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/oauth-server/auth-oauth';
import type { Deps } from '../../deps.ts';
import { grantsOfUser } from './queries.ts';
import { revokeGrant } from './revoke-grant.ts';
import { toOauthGrant } from './view.ts';

export function grantRoutes(app: App, deps: Deps) {
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
