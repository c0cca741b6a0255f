import { toPage } from '@sidework/chassis/db/keyset';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/network-chat/notifications';
import type { Deps } from '../deps.ts';
import { cardsFor } from '../people/shown-to.ts';
import { byMoment, notificationsOf } from './queries.ts';
import { readAllNotifications } from './read-all-notifications.ts';
import { readNotification } from './read-notification.ts';
import { toNotificationView } from './view.ts';

export function notificationRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listNotifications,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) => {
      const toCard = await cardsFor(deps.db, actor.id);
      return toPage(
        await notificationsOf(deps.db, actor, query),
        query.limit,
        (shown) => toNotificationView(shown, toCard),
        byMoment,
      );
    },
  });
  app.route({
    ...api.readNotification,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      toNotificationView(
        await readNotification(deps, actor, params.notificationId),
        await cardsFor(deps.db, actor.id),
      ),
  });
  app.route({
    ...api.readAllNotifications,
    config: { access: 'signed-in' },
    handler: async ({ actor, body }, reply) => {
      await readAllNotifications(deps, actor, body.upTo);
      return reply.code(204).send(null);
    },
  });
}
