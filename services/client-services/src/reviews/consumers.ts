import { consumer } from '@sidework/chassis/events/consumer';
import { isKid, keepPerson } from '@sidework/chassis/people/people';
import { profileChanged } from '@sidework/contracts/identity/events';
import { appealGranted, reviewHidden } from '@sidework/contracts/network-chat/events';
import { findPerson } from '../people/queries.ts';
import { hideReview, showReviewAgain } from './hide-review.ts';
import { keepNameOfChildOut, recountReviews } from './recount-reviews.ts';

/** A moderator decided; network-chat tells the author. */
const hideReviewWhenDecided = consumer({
  name: 'hide-review-when-decided',
  event: reviewHidden,
  handle: (tx, { data, occurredAt }) => hideReview(tx, data, occurredAt),
});

const showReviewWhenAppealGranted = consumer({
  name: 'show-review-when-appeal-granted',
  event: appealGranted,
  async handle(
    tx,
    { data: { decision, thing, subjectId: reviewId, personId: authorId }, occurredAt },
  ) {
    if (decision === 'hidden' && thing === 'review')
      await showReviewAgain(tx, { reviewId, authorId }, occurredAt);
  },
});

/** The replica says whether newer news of the author is known, of which an older event changes nothing. */
const recountReviewsWhenProfileChanged = consumer({
  name: 'recount-reviews-when-profile-changed',
  event: profileChanged,
  async handle(tx, event) {
    const { data, sequence, occurredAt } = event;
    await keepPerson(tx, event);
    const author = await findPerson(tx, data.id);
    if (!author || author.sequence > sequence) return;
    if (isKid(data)) await keepNameOfChildOut(tx, data.id);
    if (data.isBanned !== undefined) await recountReviews(tx, data.id, data.isBanned, occurredAt);
  },
});

export const reviewConsumers = [
  hideReviewWhenDecided,
  showReviewWhenAppealGranted,
  recountReviewsWhenProfileChanged,
];
