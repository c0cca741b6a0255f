import { toPage } from '@sidework/chassis/db/keyset';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/crm';
import { requireCrm } from '../crm-clients/require-crm.ts';
import type { Deps } from '../deps.ts';
import { reviewsForProfessional } from '../reviews/queries.ts';
import { toCrmReview } from '../reviews/view.ts';
import { getOverview } from './get-overview.ts';

export function crmRoutes(app: App, deps: Deps) {
  app.route({
    ...api.getCrmOverview,
    config: { access: 'signed-in' },
    handler: ({ actor, query }) => getOverview(deps, actor, query.timeZone),
  });
  app.route({
    ...api.listCrmReviews,
    config: { access: 'signed-in' },
    handler: async ({ actor, query }) => {
      await requireCrm(deps.db, actor);
      const now = deps.now();
      return toPage(
        await reviewsForProfessional(deps.db, actor.id, query),
        query.limit,
        (published) => toCrmReview(published, now),
        ({ review }) => [review.createdAt.toISOString(), review.id],
      );
    },
  });
}
