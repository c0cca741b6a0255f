import type { App } from '@sidework/chassis/http/server';
import {
  getChatPreferences,
  setChatPreferences,
} from '@sidework/contracts/network-chat/chat-preferences';
import * as api from '@sidework/contracts/network-chat/notifications';
import type { Deps } from '../deps.ts';
import { chatPreferencesOf, preferencesOf, saveChatPreferences } from './queries.ts';
import { setPreference } from './set-preference.ts';

export function preferenceRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listNotificationPreferences,
    config: { access: 'signed-in' },
    handler: async ({ actor }) => ({ items: await preferencesOf(deps.db, actor) }),
  });
  app.route({
    ...getChatPreferences,
    config: { access: 'signed-in' },
    handler: ({ actor }) => chatPreferencesOf(deps.db, actor.id),
  });
  app.route({
    ...setChatPreferences,
    config: { access: 'signed-in' },
    async handler({ actor, body }) {
      await deps.db.transaction((tx) => saveChatPreferences(tx, actor.id, body));
      return body;
    },
  });
  app.route({
    ...api.setNotificationPreference,
    config: { access: 'signed-in' },
    handler: ({ actor, params, body }) => setPreference(deps, actor, params.kind, body),
  });
}
