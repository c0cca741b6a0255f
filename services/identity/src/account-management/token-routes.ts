import type { App } from '@sidework/chassis/http/server';
import * as codes from '@sidework/contracts/identity/account-management/auth-codes';
import type { Deps } from '../deps.ts';
import { reauthenticate } from '../one-time-tokens/reauthenticate.ts';
import { requestRecovery } from '../one-time-tokens/request-recovery.ts';
import { resend } from '../one-time-tokens/resend.ts';
import { sourceOf } from '../source.ts';
import { followLink } from './follow-link.ts';
import { requestCode, requestMagicLink } from './request-code.ts';
import { verifyToken } from './verify-token.ts';

export function oneTimeTokenRoutes(app: App, deps: Deps) {
  app.route({
    ...codes.recover,
    config: { access: 'anyone', limit: 'otp' },
    handler: ({ body, query }) => requestRecovery(deps, body, query.redirect_to),
  });
  app.route({
    ...codes.sendCode,
    config: { access: 'anyone', limit: 'otp' },
    handler: ({ body, query }) => requestCode(deps, body, query.redirect_to),
  });
  app.route({
    ...codes.sendMagicLink,
    config: { access: 'anyone', limit: 'otp' },
    handler: ({ body, query }) => requestMagicLink(deps, body, query.redirect_to),
  });
  app.route({
    ...codes.resend,
    config: { access: 'anyone', limit: 'otp' },
    handler: ({ body, query }) => resend(deps, body, query.redirect_to),
  });
  app.route({
    ...codes.reauthenticate,
    config: { access: 'first-step' },
    handler: ({ actor }) => reauthenticate(deps, actor),
  });
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
