import type { App } from '@sidework/chassis/http/server';
import * as codes from '@sidework/contracts/identity/one-time-tokens/auth-codes';
import type { Deps } from '../../deps.ts';
import { sourceOf } from '../../source.ts';
import { followLink } from './follow-link.ts';
import { verifyToken } from './verify-token.ts';

export function verificationRoutes(app: App, deps: Deps) {
  app.route({
    ...codes.verify,
    config: { access: 'anyone', limit: 'verify' },
    handler: (request) => verifyToken(deps, request.body, sourceOf(request, deps.config)),
  });
  app.route({
    ...codes.followLink,
    config: { access: 'anyone', limit: 'verify' },
    // Only scanners ask for just the head of a link.
    exposeHeadRoute: false,
    handler: async (request, reply) =>
      reply.redirect(await followLink(deps, request.query, sourceOf(request, deps.config)), 303),
  });
}
