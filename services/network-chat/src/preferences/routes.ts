import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/network-chat/notifications';
import type { Deps } from '../deps.ts';
import { preferencesOf } from './queries.ts';
import { setPreference } from './set-preference.ts';

export function preferenceRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listNotificationPreferences,
    config: { access: 'signed-in' },
    handler: async ({ actor }) => ({ items: await preferencesOf(deps.db, actor) }),
  });
  app.route({
    ...api.setNotificationPreference,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      setPreference(deps, actor, { kind: params.kind, mail: body.mail }),
  });
}
