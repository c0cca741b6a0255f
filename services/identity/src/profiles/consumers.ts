import { consumer } from '@sidework/chassis/events/consumer';
import { serviceCompleted, serviceReopened } from '@sidework/contracts/client-services/events';
import {
  reviewEdited,
  reviewHidden,
  reviewRecounted,
  reviewSubmitted,
} from '@sidework/contracts/client-services/events/reviews';
import { changeStanding } from './change-standing.ts';

export const countServiceWhenCompleted = consumer({
  name: 'count-service-when-completed',
  event: serviceCompleted,
  async handle(tx, { data, occurredAt }) {
    await changeStanding(
      tx,
      data.professionalId,
      { completedServicesAsProfessional: 1 },
      occurredAt,
    );
  },
});

export const discountServiceWhenReopened = consumer({
  name: 'discount-service-when-reopened',
  event: serviceReopened,
  async handle(tx, { data, occurredAt }) {
    await changeStanding(
      tx,
      data.professionalId,
      { completedServicesAsProfessional: -1 },
      occurredAt,
    );
  },
});

export const countReviewWhenSubmitted = consumer({
  name: 'count-review-when-submitted',
  event: reviewSubmitted,
  async handle(tx, { data, occurredAt }) {
    const amounts = { ratingTotal: data.rating, reviewCount: 1 };
    await changeStanding(tx, data.professionalId, amounts, occurredAt);
  },
});

export const correctRatingWhenReviewEdited = consumer({
  name: 'correct-rating-when-review-edited',
  event: reviewEdited,
  async handle(tx, { data, occurredAt }) {
    const amounts = { ratingTotal: data.rating - data.previousRating };
    await changeStanding(tx, data.professionalId, amounts, occurredAt);
  },
});

export const discountReviewWhenHidden = consumer({
  name: 'discount-review-when-hidden',
  event: reviewHidden,
  async handle(tx, { data, occurredAt }) {
    const amounts = { ratingTotal: -data.rating, reviewCount: -1 };
    await changeStanding(tx, data.professionalId, amounts, occurredAt);
  },
});

/** The author of the review was banned, or is not any more. */
export const recountReviewOfBanned = consumer({
  name: 'recount-review-of-banned',
  event: reviewRecounted,
  async handle(tx, { data, occurredAt }) {
    const sign = data.counts ? 1 : -1;
    const amounts = { ratingTotal: sign * data.rating, reviewCount: sign };
    await changeStanding(tx, data.professionalId, amounts, occurredAt);
  },
});
