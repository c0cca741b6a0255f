import { toPage } from '@sidework/chassis/db/keyset';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/crm-timeline';
import { requireCrm } from '../crm-clients/require-crm.ts';
import { getCrmPersonFor } from '../crm-people/queries.ts';
import type { Deps } from '../deps.ts';
import { momentsOf } from './queries.ts';

export function crmTimelineRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listCrmMoments,
    config: { access: 'adult' },
    handler: async ({ actor, params, query }) => {
      await requireCrm(deps.db, actor);
      const person = await getCrmPersonFor(deps.db, actor, params.personId);
      const moments = await momentsOf(deps.db, actor, person, query);
      return toPage(
        moments,
        query.limit,
        ({ at, ...moment }) => ({ ...moment, at: at.toISOString() }),
        ({ at, id }) => [at.toISOString(), id],
      );
    },
  });
}
