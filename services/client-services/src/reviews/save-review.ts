import type { Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { emit } from '@sidework/chassis/events/outbox';
import * as reviewEvents from '@sidework/contracts/client-services/events/reviews';
import type { Service } from '../services/service.ts';
import { toReviewFact } from './facts.ts';
import * as Review from './review.ts';
import { reviewsBy } from './table.ts';

/** Saves a locked review, and tells the services that keep a sum of ratings when it begins or ceases to count. */
export async function saveReview(
  tx: Tx,
  author: Review.Author,
  { before, after }: { before: Review.Review; after: Review.Review },
  service: Service,
  at: Date,
): Promise<void> {
  await save(tx, reviewsBy[author], before, after);
  const counts = Review.counts(after);
  if (Review.counts(before) === counts) return;
  const fact = toReviewFact(after, service);
  const isOfWork = author === 'client';
  if (!before.openedAt)
    await emit(
      tx,
      isOfWork ? reviewEvents.reviewSubmitted : reviewEvents.clientReviewSubmitted,
      fact,
      at,
    );
  else if (isOfWork && after.hiddenAt && !before.hiddenAt)
    await emit(tx, reviewEvents.reviewHidden, fact, at);
  else {
    const recounted = isOfWork ? reviewEvents.reviewRecounted : reviewEvents.clientReviewRecounted;
    await emit(tx, recounted, { ...fact, counts }, at);
  }
}
