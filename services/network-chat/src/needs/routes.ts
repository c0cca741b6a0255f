import type { App } from '@sidework/chassis/http/server';
import { getToday } from '@sidework/contracts/network-chat/today';
import type { Deps } from '../deps.ts';
import { listToday } from './list-today.ts';

export function todayRoutes(app: App, deps: Deps) {
  app.route({
    ...getToday,
    config: { access: 'signed-in' },
    handler: async ({ actor }) => listToday(deps, actor),
  });
}
