import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/network-chat/push';
import type { Deps } from '../deps.ts';
import { openKeys } from './keys.ts';
import { deleteSubscription } from './queries.ts';
import { subscribe } from './subscribe.ts';

/** Children are told in the app alone. */
export function pushRoutes(app: App, deps: Deps) {
  app.route({
    ...api.getPushKey,
    config: { access: 'adult' },
    handler: async () => ({ publicKey: (await openKeys(deps.db)).publicKey }),
  });
  app.route({
    ...api.subscribeToPush,
    config: { access: 'adult' },
    async handler({ actor, body }, reply) {
      await subscribe(deps, actor, body);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...api.endPushSubscription,
    config: { access: 'adult' },
    async handler({ actor, body }, reply) {
      await deps.db.transaction((tx) => deleteSubscription(tx, actor.id, body.endpoint));
      return reply.code(204).send(null);
    },
  });
}
