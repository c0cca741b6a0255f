import { toPage } from '@sidework/chassis/db/keyset';
import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/reviews';
import type { Deps } from '../deps.ts';
import { editReview } from './edit-review.ts';
import { readerOfClient, reviewsOfClient } from './queries.ts';
import { replyToReview } from './reply-to-review.ts';
import { submitReview } from './submit-review.ts';
import { toReviewOfClient, toReviewView } from './view.ts';

/** Professionals write these of their clients. */
export function clientReviewRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listReviewsOfClient,
    config: { access: 'adult' },
    handler: async ({ actor, query }) => {
      const { maySee } = await readerOfClient(deps.db, actor, query.clientId);
      return toPage(
        maySee ? await reviewsOfClient(deps.db, query.clientId, query) : [],
        query.limit,
        toReviewOfClient,
        ({ review }) => [review.createdAt.toISOString(), review.id],
      );
    },
  });
  app.route({
    ...api.submitClientReview,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) => {
        const { actor, params, body } = request;
        const reviewed = await submitReview(within, actor, 'professional', params.serviceId, body);
        return toReviewView(reviewed, deps.now());
      }),
  });
  app.route({
    ...api.editClientReview,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      toReviewView(
        await editReview(deps, actor, 'professional', params.serviceId, body),
        deps.now(),
      ),
  });
  app.route({
    ...api.replyToClientReview,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply, async (within) => {
        const { actor, params, body } = request;
        const author = 'professional';
        const replied = await replyToReview(within, actor, author, params.serviceId, body.reply);
        return toReviewView(replied, deps.now());
      }),
  });
}
