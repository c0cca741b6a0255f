import { conflict, forbidden, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Evidence } from '@sidework/contracts/client-services/agreements';
import type { RatingCounts } from '@sidework/contracts/client-services/review-view';
import type { ReviewSubmission } from '@sidework/contracts/client-services/reviews';
import { daysAfter } from '@sidework/contracts/kernel/local-day';
import { problems } from '@sidework/contracts/problems';
import * as Service from '../services/service.ts';
import type { reviews } from './table.ts';

export type Review = typeof reviews.$inferSelect;

const editingDays = 14;
const stars = [1, 2, 3, 4, 5];

export function submit(
  id: string,
  service: Service.Service,
  { rating, comment, phrases = [] }: ReviewSubmission,
  by: Actor,
  now: Date,
): Review {
  Service.requireClient(service, by);
  if (service.status !== 'completed') throw conflict('service_not_completed');
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
  };
}

/** The author changes the review while it is young and unanswered; later readers can rely on it (D-56). */
export function edit(
  review: Review,
  { rating, comment, phrases = [] }: ReviewSubmission,
  now: Date,
): Review {
  if (review.hiddenAt) throw conflict('review_hidden');
  if (!editableUntil(review, now)) throw conflict('review_final');
  return { ...review, rating, comment: comment || null, phrases: [...new Set(phrases)] };
}

/** A review of a child's work has no free text, because everybody who is signed in could read it (D-117). */
export function requireNoWordsOfChild(isOfChild: boolean, { comment }: ReviewSubmission): void {
  if (isOfChild && comment)
    throw unprocessable('review_in_phrases', undefined, { comment: problems.review_in_phrases });
}

/** The professional's answer, once: what both have said then stays as it is (D-56). */
export function reply(
  review: Review,
  text: string,
  { isOfChild }: { isOfChild: boolean },
  now: Date,
): Review {
  if (isOfChild) throw forbidden('kids_do_not_reply');
  if (review.hiddenAt) throw conflict('review_hidden');
  if (review.repliedAt) throw conflict('already_replied');
  return { ...review, reply: text, repliedAt: now };
}

/** A moderator hides the client's review, or the professional's reply alone. */
export function hide(review: Review, authorId: string, now: Date): Review {
  if (authorId === review.professionalId)
    return { ...review, replyHiddenAt: review.replyHiddenAt ?? now };
  return { ...review, hiddenAt: review.hiddenAt ?? now };
}

/** Adds a count of zero for each rating that no review gives. */
export const everyRating = (counts: RatingCounts): RatingCounts =>
  stars.map((rating) => ({
    rating,
    count: counts.find((each) => each.rating === rating)?.count ?? 0,
  }));

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

/** Until when its author may edit a review; null once that is over, or it was answered or hidden. */
export function editableUntil({ createdAt, repliedAt, hiddenAt }: Review, now: Date): Date | null {
  if (repliedAt || hiddenAt) return null;
  const until = daysAfter(createdAt, editingDays);
  return now < until ? until : null;
}
