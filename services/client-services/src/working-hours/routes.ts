import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/working-hours';
import type { Deps } from '../deps.ts';
import { workingHoursOf } from './queries.ts';
import { setWorkingHours } from './set-working-hours.ts';

export function workingHoursRoutes(app: App, deps: Deps) {
  app.route({
    ...api.getWorkingHours,
    config: { access: 'adult' },
    handler: async ({ actor }) => ({ hours: (await workingHoursOf(deps.db, actor.id)) ?? null }),
  });
  app.route({
    ...api.setWorkingHours,
    config: { access: 'adult' },
    handler: ({ actor, body }) => setWorkingHours(deps, actor, body),
  });
}
