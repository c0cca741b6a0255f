import { toPage } from '@sidework/chassis/db/keyset';
import { once } from '@sidework/chassis/http/idempotency';
import type { App } from '@sidework/chassis/http/server';
import * as api from '@sidework/contracts/client-services/reviews';
import type { Deps } from '../deps.ts';
import { clientReviewRoutes } from './client-review-routes.ts';
import { editReview } from './edit-review.ts';
import { photosOfReviews } from './photos.ts';
import { ratingsOfProfessional, readerOfReviews, reviewsForProfessional } from './queries.ts';
import { replyToReview } from './reply-to-review.ts';
import { reportReview } from './report-review.ts';
import { everyRating } from './review.ts';
import { submitReview } from './submit-review.ts';
import { toPublicReview, toReviewView } from './view.ts';

export function reviewRoutes(app: App, deps: Deps) {
  app.route({
    ...api.listReviews,
    config: { access: 'public' },
    handler: async ({ viewer, query }) => {
      const reader = await readerOfReviews(deps.db, viewer, query.professionalId);
      const rows = reader.maySee
        ? await reviewsForProfessional(deps.db, query.professionalId, query)
        : [];
      return toPage(
        rows,
        query.limit,
        toPublicReview(reader, await photosOfReviews(deps, rows)),
        ({ review }) => [review.createdAt.toISOString(), review.id],
      );
    },
  });
  app.route({
    ...api.getReviewRatings,
    config: { access: 'public' },
    handler: async ({ viewer, query }) => {
      const { maySee } = await readerOfReviews(deps.db, viewer, query.professionalId);
      return {
        ratings: everyRating(
          maySee ? await ratingsOfProfessional(deps.db, query.professionalId) : [],
        ),
      };
    },
  });
  app.route({
    ...api.submitReview,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply.code(201), async (within) =>
        toReviewView(
          await submitReview(
            within,
            request.actor,
            'client',
            request.params.serviceId,
            request.body,
          ),
          deps.now(),
        ),
      ),
  });
  app.route({
    ...api.editReview,
    config: { access: 'signed-in' },
    handler: async ({ actor, params, body }) =>
      toReviewView(await editReview(deps, actor, 'client', params.serviceId, body), deps.now()),
  });
  app.route({
    ...api.replyToReview,
    config: { access: 'signed-in' },
    handler: (request, reply) =>
      once(deps, request, reply, async (within) =>
        toReviewView(
          await replyToReview(
            within,
            request.actor,
            'client',
            request.params.serviceId,
            request.body.reply,
          ),
          deps.now(),
        ),
      ),
  });
  app.route({
    ...api.reportReview,
    config: { access: 'signed-in' },
    handler: ({ actor, params, body }) => reportReview(deps, actor, params.reviewId, body),
  });
  clientReviewRoutes(app, deps);
}
