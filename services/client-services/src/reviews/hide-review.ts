import type { Tx } from '@sidework/chassis/db/db';
import { removePhotos } from '../service-photos/queries.ts';
import { lockService } from '../services/queries.ts';
import { findPlaceOfReview, lockReviewOf } from './queries.ts';
import * as Review from './review.ts';
import { saveReview } from './save-review.ts';

interface Words {
  reviewId: string;
  /** The person who wrote the review, or the reply to it. */
  authorId: string;
}

/** Does what a moderator decided on a review; one that is gone already needs nothing more. */
export function hideReview(tx: Tx, words: Words, at: Date): Promise<void> {
  return change(tx, words, at, async (before, author, serviceId) => {
    const after = Review.hide(before, author, words.authorId, at);
    if (author === 'client' && after.hiddenAt) await removePhotos(tx, serviceId, 'review');
    return after;
  });
}

/** Another moderator took the decision back. */
export const showReviewAgain = (tx: Tx, words: Words, at: Date): Promise<void> =>
  change(tx, words, at, async (before, author) => Review.showAgain(before, author, words.authorId));

type Change = (
  before: Review.Review,
  author: Review.Author,
  serviceId: string,
) => Promise<Review.Review>;

async function change(tx: Tx, { reviewId }: Words, at: Date, decide: Change): Promise<void> {
  const place = await findPlaceOfReview(tx, reviewId);
  if (!place) return;
  const { author, serviceId } = place;
  const service = await lockService(tx, serviceId);
  const before = await lockReviewOf(tx, author, serviceId);
  const after = await decide(before, author, serviceId);
  await saveReview(tx, author, { before, after }, service, at);
}
