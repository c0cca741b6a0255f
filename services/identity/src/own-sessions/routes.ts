import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/own-sessions/own-sessions';
import type { Deps } from '../deps.ts';
import { ownSessions } from './own-sessions.ts';
import { revokeOwnSession } from './revoke-own-session.ts';

export function ownSessionRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listOwnSessions,
    config: { access: 'signed-in' },
    handler: async ({ actor }) => ({ items: await ownSessions(deps, actor) }),
  });
  app.route({
    ...api.revokeOwnSession,
    config: { access: 'signed-in' },
    handler: ({ actor, params }, reply) => {
      reply.code(204);
      return revokeOwnSession(deps, actor, params.sessionId);
    },
  });
}
