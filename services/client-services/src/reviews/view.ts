import { firstNameAndInitial, nameForChildren } from '@sidework/chassis/people/plain-name';
import { shownName } from '@sidework/chassis/people/shown-name';
import type { CrmReview } from '@sidework/contracts/client-services/crm';
import type { ReviewView } from '@sidework/contracts/client-services/review-view';
import type { PublicReview } from '@sidework/contracts/client-services/reviews';
import { deletedAccount } from '@sidework/contracts/kernel/own-data';
import type { Service } from '../services/service.ts';
import type { PublishedReview } from './queries.ts';
import * as Review from './review.ts';

/** A review beside the work that it is about. */
export interface Reviewed {
  review: Review.Review;
  service: Service;
  isOfChild: boolean;
}

export function toReviewView({ review, service, isOfChild }: Reviewed, now: Date): ReviewView {
  return {
    ...review,
    ...Review.shownWords(review, isOfChild),
    createdAt: review.createdAt.toISOString(),
    evidence: Review.evidenceOf(service),
    repliedAt: review.repliedAt?.toISOString() ?? null,
    editableUntil: Review.editableUntil(review, now)?.toISOString() ?? null,
    isHidden: review.hiddenAt !== null,
  };
}

export const toCrmReview = (published: PublishedReview, now: Date): CrmReview => ({
  ...toReviewView(published, now),
  clientName: crmNameOf(published),
  serviceTitle: published.service.title,
});

const crmNameOf = ({ client, isOfChild }: PublishedReview) =>
  isOfChild && client?.fullName ? nameForChildren(client.fullName) : shownName(client?.fullName);

export const toPublicReview =
  ({ isChild }: { isChild: boolean }) =>
  ({ review, client, service, isOfChild }: PublishedReview): PublicReview => ({
    id: review.id,
    rating: review.rating,
    ...Review.shownWords(review, isOfChild),
    evidence: Review.evidenceOf(service),
    clientFirstName: client?.fullName ? nameOf(client.fullName, isChild) : deletedAccount,
    createdAt: review.createdAt.toISOString(),
  });

/** A child reads the first name alone, where it is a name and no way to make contact. */
function nameOf(fullName: string, isForChild: boolean): string {
  if (!isForChild) return firstNameAndInitial(fullName);
  const [first = ''] = nameForChildren(fullName).split(/\s+/);
  return first;
}
