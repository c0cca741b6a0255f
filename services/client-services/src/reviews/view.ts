import { isKid } from '@sidework/chassis/people/people';
import { firstNameAndInitial, nameForChildren } from '@sidework/chassis/people/plain-name';
import { shownName } from '@sidework/chassis/people/shown-name';
import type { CrmReview } from '@sidework/contracts/client-services/crm';
import type { ReviewView } from '@sidework/contracts/client-services/review-view';
import type { PublicReview, ReviewOfClient } from '@sidework/contracts/client-services/reviews';
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
    opensAt: review.openedAt ? null : review.opensAt.toISOString(),
    editableUntil: Review.editableUntil(review, now)?.toISOString() ?? null,
    isHidden: review.hiddenAt !== null,
  };
}

export const toCrmReview = (published: PublishedReview, now: Date): CrmReview => ({
  ...toReviewView(published, now),
  clientName: crmNameOf(published),
  serviceTitle: published.service.title,
});

const crmNameOf = ({ writer: client, isOfChild }: PublishedReview) =>
  isOfChild && client?.fullName ? nameForChildren(client.fullName) : shownName(client?.fullName);

/** The addresses of the photos of a review, by the service that it is of. */
type PhotosOf = (serviceId: string) => string[];

/** The kind of reader decides what is told of the client who wrote a review. */
export type Reader = 'visitor' | 'adult' | 'child';

/** A child is never named to adults and visitors, nor once it has come of age, and its words stay with it. */
function toShown({ review, writer, service, isOfChild }: PublishedReview, reader: Reader) {
  const isStillKid = writer !== null && isKid(writer);
  const isNameless = (review.isByChild || isStillKid) && !(reader === 'child' && isStillKid);
  return {
    name: isNameless ? 'Someone' : nameOf(writer?.fullName, reader),
    shown: {
      id: review.id,
      rating: review.rating,
      ...Review.shownWords(review, isOfChild || isNameless),
      evidence: Review.evidenceOf(service),
      createdAt: review.createdAt.toISOString(),
    },
  };
}

export const toPublicReview =
  ({ reader }: { reader: Reader }, photos: PhotosOf) =>
  (published: PublishedReview): PublicReview => {
    const { name, shown } = toShown(published, reader);
    const isOfAdults = reader !== 'child' && !published.isOfChild;
    const imageUrls = isOfAdults ? photos(published.review.serviceId) : [];
    return { ...shown, clientFirstName: name, imageUrls };
  };

export function toReviewOfClient(published: PublishedReview): ReviewOfClient {
  const { name, shown } = toShown(published, 'adult');
  return { ...shown, professionalFirstName: name };
}

function nameOf(fullName: string | null | undefined, reader: Reader): string {
  return fullName ? namesFor[reader](fullName) : deletedAccount;
}

const namesFor: Record<Reader, (fullName: string) => string> = {
  adult: firstNameAndInitial,
  /** A child reads the first name alone, where it is a name and no way to make contact. */
  child: (fullName) => nameForChildren(fullName).split(/\s+/)[0] ?? '',
  /** A name of one word may be a whole name, so a visitor reads its first letter alone. */
  visitor: (fullName) => {
    const name = nameForChildren(fullName);
    return name === fullName.trim() && !name.includes(' ') ? `${[...name][0]}.` : name;
  },
};
