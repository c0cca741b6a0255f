import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/identity/accounts/auth';
import * as sso from '@sidework/contracts/identity/sign-in/auth-sso';
import type { Deps } from '../../deps.ts';
import { refuseSaml } from './enabled-ways.ts';
import { settingsOf } from './settings.ts';

export function settingsRoutes(app: App, deps: Deps) {
  app.route({
    ...api.getSettings,
    config: { access: 'anyone' },
    handler: async () => settingsOf(deps.config),
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
  const saml = {
    config: { access: 'anyone' },
    exposeHeadRoute: false,
    // Before the body is read: SAML sends forms.
    onRequest: async () => refuseSaml(),
    handler: async () => refuseSaml(),
  } as const;
  app.route({ ...sso.signInWithSso, ...saml });
  app.route({ ...sso.getSamlMetadata, ...saml });
  app.route({ ...sso.acceptSamlAssertion, ...saml });
}
