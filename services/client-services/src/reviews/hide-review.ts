import type { Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { emit } from '@sidework/chassis/events/outbox';
import { reviewHidden } from '@sidework/contracts/client-services/events';
import { lockService } from '../services/queries.ts';
import { toReviewFact } from './facts.ts';
import { findServiceOfReview, lockReviewOf } from './queries.ts';
import * as Review from './review.ts';
import { reviews } from './table.ts';

/** Does what a moderator decided on a review; one that is gone already needs nothing more. */
export async function hideReview(
  tx: Tx,
  { reviewId, authorId }: { reviewId: string; authorId: string },
  at: Date,
): Promise<void> {
  const serviceId = await findServiceOfReview(tx, reviewId);
  if (serviceId === undefined) return;
  const service = await lockService(tx, serviceId);
  const before = await lockReviewOf(tx, serviceId);
  const after = Review.hide(before, authorId, at);
  await save(tx, reviews, before, after);
  if (after.hiddenAt && !before.hiddenAt)
    await emit(tx, reviewHidden, toReviewFact(after, service), at);
}
