import type { App } from '@sidework/chassis/server';
import * as api from '@sidework/contracts/identity/auth';
import type { Deps } from '../deps.ts';
import { enrollableFactors } from '../enrollable-factors.ts';
import { sourceOf } from '../source.ts';
import { changePassword } from './change-password.ts';
import { getUser } from './get-user.ts';
import { signUp } from './sign-up.ts';

export function accountRoutes(app: App, deps: Deps) {
  app.route({
    ...api.signUp,
    config: { access: 'anyone', limit: 'signup' },
    handler: (request) => signUp(deps, request.body, sourceOf(request, deps.config)),
  });
  app.route({
    ...api.getUser,
    config: { access: 'signed-in' },
    handler: ({ actor }) => getUser(deps, actor),
  });
  app.route({
    ...api.updateUser,
    config: { access: 'signed-in' },
    handler: ({ actor, body }) => changePassword(deps, actor, body.password),
  });
  app.route({
    ...api.getSettings,
    config: { access: 'anyone' },
    handler: async () => ({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: deps.config.GOTRUE_DISABLE_SIGNUP,
      mailer_autoconfirm: deps.config.GOTRUE_MAILER_AUTOCONFIRM,
      phone_autoconfirm: false,
      sms_provider: '',
      passkeys_enabled: deps.config.GOTRUE_PASSKEY_ENABLED,
      mfa_factor_types: enrollableFactors(deps.config),
    }),
  });
  app.route({
    ...api.getAuthHealth,
    config: { access: 'anyone' },
    handler: async () => ({
      name: 'GoTrue',
      version: 'v2',
      description: 'Sidework identity, which speaks the HTTP API of GoTrue',
    }),
  });
}
