import { save } from '@sidework/chassis/db/save';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import { requireActing } from '@sidework/chassis/people/people';
import { reviewEdited } from '@sidework/contracts/client-services/events';
import type { ReviewSubmission } from '@sidework/contracts/client-services/reviews';
import type { Deps } from '../deps.ts';
import { limitChanges } from '../services/limit-changes.ts';
import { lockServiceFor } from '../services/queries.ts';
import { requireAdults } from '../services/require-adults.ts';
import * as Service from '../services/service.ts';
import { toReviewFact } from './facts.ts';
import { lockReviewOf } from './queries.ts';
import * as Review from './review.ts';
import { reviews } from './table.ts';
import type { Reviewed } from './view.ts';

export function editReview(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  actor: Actor,
  serviceId: string,
  submission: ReviewSubmission,
): Promise<Reviewed> {
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const service = await lockServiceFor(tx, actor, serviceId);
    Service.requireClient(service, actor);
    await requireAdults(tx, service);
    agreeWithServer(submission, {
      owner: { clientId: actor.id },
      fixed: { serviceId, professionalId: service.professionalId },
    });
    const at = now();
    const review = await lockReviewOf(tx, serviceId);
    const edited = Review.edit(review, submission, at);
    if (edited.rating === review.rating && edited.comment === review.comment)
      return { review, service };
    await limitChanges(tx, { config }, actor, serviceId, at);
    await save(tx, reviews, review, edited);
    const fact = { ...toReviewFact(edited, service), previousRating: review.rating };
    await emit(tx, reviewEdited, fact, at);
    return { review: edited, service };
  });
}
