import { sql } from 'drizzle-orm';
import { integer, uuid } from 'drizzle-orm/pg-core';
import { marketplace } from '../postgres-schema.ts';

/** The ratings of clients by professionals, kept by client-services' events. The order of sums does not matter. */
export const clientRatings = marketplace.table('client_ratings', {
  clientId: uuid().primaryKey(),
  ratingTotal: integer().notNull(),
  reviewCount: integer().notNull(),
});

/** The average to one decimal, half up, of whole numbers so that no float decides; null without a review. */
export const clientRating = sql<number | null>`(
  select (floor((20 * rated.rating_total + rated.review_count)::numeric / (2 * rated.review_count)) / 10)::float8
  from ${clientRatings} rated where rated.client_id = job_requests.client_id and rated.review_count > 0)`;
export const clientReviewCount = sql<number>`coalesce((
  select rated.review_count from ${clientRatings} rated
  where rated.client_id = job_requests.client_id), 0)`;
