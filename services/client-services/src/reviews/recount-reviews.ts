import type { Tx } from '@sidework/chassis/db/db';
import { lockReviewsToRecount, markReviewsOfChild } from './queries.ts';
import * as Review from './review.ts';
import { saveReview } from './save-review.ts';

const authors: Review.Author[] = ['client', 'professional'];

/** The reviews by a banned person cease to count, and count again once the ban is lifted (D-123). */
export async function recountReviews(
  tx: Tx,
  personId: string,
  isBanned: boolean,
  at: Date,
): Promise<void> {
  for (const author of authors)
    for (const { review, service } of await lockReviewsToRecount(tx, author, personId, isBanned)) {
      const after = Review.setBanned(review, isBanned, at);
      await saveReview(tx, author, { before: review, after }, service, at);
    }
}

/** A child's reviews stay without a name, also after it has come of age. */
export async function keepNameOfChildOut(tx: Tx, childId: string): Promise<void> {
  for (const author of authors) await markReviewsOfChild(tx, author, childId);
}
