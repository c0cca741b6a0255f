import type { Tx } from '@sidework/chassis/db/db';
import { removePhotos } from '../service-photos/queries.ts';
import { lockService } from '../services/queries.ts';
import { findPlaceOfReview, lockReviewOf } from './queries.ts';
import * as Review from './review.ts';
import { saveReview } from './save-review.ts';

/** Does what a moderator decided on a review; one that is gone already needs nothing more. */
export async function hideReview(
  tx: Tx,
  { reviewId, authorId: writerId }: { reviewId: string; authorId: string },
  at: Date,
): Promise<void> {
  const place = await findPlaceOfReview(tx, reviewId);
  if (!place) return;
  const { author, serviceId } = place;
  const service = await lockService(tx, serviceId);
  const before = await lockReviewOf(tx, author, serviceId);
  const after = Review.hide(before, author, writerId, at);
  if (author === 'client' && after.hiddenAt) await removePhotos(tx, serviceId, 'review');
  await saveReview(tx, author, { before, after }, service, at);
}
