import { toServiceFact } from '../services/facts.ts';
import type { Service } from '../services/service.ts';
import type { Review } from './review.ts';

/** A review as its events carry it. */
export function toReviewFact({ id, rating }: Review, service: Service) {
  return { ...toServiceFact(service), reviewId: id, rating };
}
