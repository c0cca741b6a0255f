import { toPage } from '@sidework/chassis/db/keyset';
import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/crm';
import { requireCrm } from '../crm-clients/require-crm.ts';
import type { Deps } from '../deps.ts';
import { reviewsForProfessional } from '../reviews/queries.ts';
import { toCrmReview } from '../reviews/view.ts';
import { answerService } from '../service-management/answer-service.ts';
import { serviceViewer } from '../service-management/view.ts';
import { createService } from './create-service.ts';
import { getOverview } from './get-overview.ts';

export function crmRoutes(app: App, deps: Deps) {
  const toServiceView = serviceViewer(deps);
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
  app.route({
    ...api.createService,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) =>
        toServiceView(await createService(within, request.actor, request.body)),
      ),
  });
  app.route({
    ...api.acceptService,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      toServiceView(await answerService(deps, actor, params.serviceId, 'accept')),
  });
  app.route({
    ...api.declineService,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      toServiceView(await answerService(deps, actor, params.serviceId, 'decline')),
  });
}
