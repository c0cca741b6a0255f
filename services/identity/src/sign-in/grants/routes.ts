import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/accounts/auth';
import type { Deps } from '../../deps.ts';
import { signOut } from '../../sessions/sign-out.ts';
import { issueToken } from './issue-token.ts';

export function sessionRoutes(app: App, deps: Deps) {
  app.route({
    ...api.issueToken,
    config: { access: 'anyone', limit: 'token' },
    handler: (request) => issueToken(deps, request.query.grant_type, request.body, request),
  });
  app.route({
    ...api.signOut,
    config: { access: 'first-step' },
    handler: async ({ actor, query }, reply) => {
      reply.code(204);
      return signOut(deps, actor, query.scope);
    },
  });
}
