import { conflict, forbidden, notFound, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Evidence } from '@sidework/contracts/client-services/agreements';
import type { ReviewPhrase } from '@sidework/contracts/client-services/review-phrases';
import type { RatingCounts } from '@sidework/contracts/client-services/review-view';
import { daysAfter } from '@sidework/contracts/kernel/local-day';
import { problems } from '@sidework/contracts/problems';
import * as Service from '../services/service.ts';
import type { reviews } from './table.ts';

export type Review = typeof reviews.$inferSelect;

/** The text of a review as either side sends it. */
export interface Written {
  rating: number;
  comment?: string | undefined;
  phrases?: ReviewPhrase[] | undefined;
}

/** The side that writes a review of the other. */
export type Author = Service.Party;

const hiddenDays = 14;
const stars = [1, 2, 3, 4, 5];

/** The facts around a new review: its author and the review of the other side. */
interface Around {
  id: string;
  author: Author;
  isByChild: boolean;
  other: Review | undefined;
}

export function submit(
  { id, author, isByChild, other }: Around,
  service: Service.Service,
  { rating, comment, phrases = [] }: Written,
  by: Actor,
  now: Date,
): Review {
  if (author === 'client') Service.requireClient(service, by);
  else Service.requireProfessional(service, by);
  if (service.status !== 'completed') throw conflict('service_not_completed');
  if (service.agreement !== 'accepted') throw conflict('client_has_not_agreed');
  if (other?.openedAt) throw conflict('reviews_opened');
  return {
    id,
    serviceId: service.id,
    professionalId: service.professionalId,
    clientId: service.clientId,
    rating,
    comment: comment || null,
    phrases: [...new Set(phrases)],
    reply: null,
    repliedAt: null,
    createdAt: now,
    hiddenAt: null,
    replyHiddenAt: null,
    opensAt: latestOpening(service, now),
    openedAt: null,
    isByChild,
    authorBannedAt: null,
  };
}

/** Neither side learns of the other's review before this moment, unless both have written (D-135). */
const latestOpening = ({ completedAt }: Pick<Service.Service, 'completedAt'>, now: Date) =>
  daysAfter(completedAt ?? now, hiddenDays);

/** Opens a review where it is time; the days begin again for work that was reopened since. */
export function open(
  review: Review,
  service: Pick<Service.Service, 'completedAt'>,
  { isOtherIn }: { isOtherIn: boolean },
  now: Date,
): Review {
  if (review.openedAt) return review;
  const opensAt = latestOpening(service, now);
  return isOtherIn || now >= opensAt ? { ...review, openedAt: now } : { ...review, opensAt };
}

/** The author changes the review until the other side reads it (D-135). */
export function edit(
  review: Review,
  { rating, comment, phrases = [] }: Written,
  now: Date,
): Review {
  if (review.hiddenAt) throw conflict('review_hidden');
  if (!editableUntil(review, now)) throw conflict('review_final');
  return { ...review, rating, comment: comment || null, phrases: [...new Set(phrases)] };
}

/** A review of a child's work, and a child's of its client, has no free text: others could read it (D-117). */
export function requireNoWordsOfChild(isOfChild: boolean, { comment }: Written): void {
  if (isOfChild && comment)
    throw unprocessable('review_in_phrases', undefined, { comment: problems.review_in_phrases });
}

/** The answer of the side that was reviewed, once: what both have said then stays as it is (D-56). */
export function reply(
  review: Review,
  text: string,
  { author, isOfChild }: { author: Author; isOfChild: boolean },
  now: Date,
): Review {
  if (isOfChild) throw forbidden(author === 'client' ? 'kids_do_not_reply' : 'no_reply_to_kids');
  if (!review.openedAt) throw notFound('review_not_found');
  if (review.hiddenAt) throw conflict('review_hidden');
  if (review.repliedAt) throw conflict('already_replied');
  return { ...review, reply: text, repliedAt: now };
}

/** The person of a service who wrote the review. */
const authorIdOf = (author: Author, { clientId, professionalId }: Review): string =>
  author === 'client' ? clientId : professionalId;

/** A moderator hides the review, or the reply to it alone. */
export function hide(review: Review, author: Author, writerId: string, now: Date): Review {
  if (writerId !== authorIdOf(author, review))
    return { ...review, replyHiddenAt: review.replyHiddenAt ?? now };
  return { ...review, hiddenAt: review.hiddenAt ?? now };
}

/** An appeal succeeded: what the writer wrote shows again. Photos were deleted and stay away. */
export const showAgain = (review: Review, author: Author, writerId: string): Review =>
  writerId === authorIdOf(author, review)
    ? { ...review, hiddenAt: null }
    : { ...review, replyHiddenAt: null };

/** The reviews by a banned person count nowhere until the ban is lifted. */
export const setBanned = (review: Review, isBanned: boolean, now: Date): Review => ({
  ...review,
  authorBannedAt: isBanned ? (review.authorBannedAt ?? now) : null,
});

/** Whether it is part of lists and averages. */
export const counts = ({ openedAt, hiddenAt, authorBannedAt }: Review): boolean =>
  openedAt !== null && hiddenAt === null && authorBannedAt === null;

/** Adds a count of zero for each rating that no review gives. */
export const everyRating = (given: RatingCounts): RatingCounts =>
  stars.map((rating) => ({
    rating,
    count: given.find((each) => each.rating === rating)?.count ?? 0,
  }));

/** A report says its reason; the number of the photo that it is about stands before it. */
export function reportText(
  { reason, photo }: { reason: string; photo?: number | undefined },
  photos: number,
): string {
  if (photo === undefined) return reason;
  if (photo > photos) throw unprocessable('no_such_photo');
  return `Photo ${photo} of ${photos}: ${reason}`;
}

/** The words that are still shown of it; of a child's work no free text of earlier days. */
export const shownWords = (
  { comment, phrases, reply, hiddenAt, replyHiddenAt }: Review,
  isOfChild: boolean,
) => ({
  comment: hiddenAt || isOfChild ? null : comment,
  phrases: hiddenAt ? [] : phrases,
  reply: hiddenAt || replyHiddenAt || isOfChild ? null : reply,
});

/** A review rests on money that went through Sidework, or on both sides saying that there was work (F7). */
export const evidenceOf = ({ paymentStatus }: Pick<Service.Service, 'paymentStatus'>): Evidence =>
  paymentStatus === 'released' ? 'escrow' : 'confirmed';

/** Until when its author may edit a review; null once it is open, or was hidden. */
export function editableUntil({ openedAt, opensAt, hiddenAt }: Review, now: Date): Date | null {
  if (openedAt || hiddenAt) return null;
  return now < opensAt ? opensAt : null;
}
