import type { App } from '@sidework/chassis/http/server';
import * as codes from '@sidework/contracts/identity/one-time-tokens/auth-codes';
import type { Deps } from '../../deps.ts';
import { reauthenticate } from './reauthenticate.ts';
import { requestCode, requestMagicLink } from './request-code.ts';
import { requestRecovery } from './request-recovery.ts';
import { resend } from './resend.ts';

export function tokenRequestRoutes(app: App, deps: Deps) {
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
}
