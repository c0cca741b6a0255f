import type { ReviewView } from '@sidework/contracts/client-services/review-view';
import type { PublicReview } from '@sidework/contracts/client-services/reviews';
import { deletedAccount } from '@sidework/contracts/kernel/own-data';
import type { PublishedReview } from './queries.ts';
import * as Review from './review.ts';

export function toReviewView(review: Review.Review, now: Date): ReviewView {
  return {
    ...review,
    createdAt: review.createdAt.toISOString(),
    editableUntil: Review.editableUntil(review, now)?.toISOString() ?? null,
  };
}

export function toPublicReview({ review, client }: PublishedReview): PublicReview {
  return {
    id: review.id,
    rating: review.rating,
    comment: review.comment,
    clientFirstName: client?.fullName ? firstNameOf(client.fullName) : deletedAccount,
    createdAt: review.createdAt.toISOString(),
  };
}

const firstNameOf = (fullName: string) => fullName.trim().split(/\s+/)[0] ?? '';
