import type { App } from '@sidework/chassis/http/server';
import { getUnreadCounts } from '@sidework/contracts/network-chat/conversations';
import type { Deps } from '../deps.ts';
import { unreadCountsOf } from './queries.ts';

export function unreadCountRoutes(app: App, { db }: Deps) {
  app.route({
    ...getUnreadCounts,
    config: { access: 'signed-in' },
    handler: async ({ actor }) => unreadCountsOf(db, actor),
  });
}
