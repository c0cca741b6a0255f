import { consumer } from '@sidework/chassis/events/consumer';
import { reviewHidden } from '@sidework/contracts/network-chat/events';
import { hideReview } from './hide-review.ts';

/** A moderator decided; network-chat tells the author. */
export const hideReviewWhenDecided = consumer({
  name: 'hide-review-when-decided',
  event: reviewHidden,
  handle: (tx, { data, occurredAt }) => hideReview(tx, data, occurredAt),
});
