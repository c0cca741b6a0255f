import type { App } from '@sidework/chassis/server';
import * as api from '@sidework/contracts/identity/auth';
import type { Deps } from '../deps.ts';
import { sourceOf } from '../source.ts';
import { requestRecovery } from './request-recovery.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { verifyToken } from './verify-token.ts';

export function oneTimeTokenRoutes(app: App, deps: Deps) {
  app.route({
    ...api.recover,
    config: { access: 'anyone', limit: 'otp' },
    handler: ({ body }) => requestRecovery(deps, body.email),
  });
  app.route({
    ...api.verify,
    config: { access: 'anyone', limit: 'verify' },
    handler: (request) => verifyToken(deps, request.body, sourceOf(request, deps.config)),
  });
  app.route({
    ...api.resend,
    config: { access: 'anyone', limit: 'otp' },
    handler: ({ body }) => resendConfirmation(deps, body),
  });
}
