import type { ReviewPhrase } from '@sidework/contracts/client-services/review-phrases';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  type ExtraConfigColumn,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';
import { services } from '../services/table.ts';

const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

const columns = () => ({
  id: uuid().primaryKey(),
  serviceId: uuid()
    .notNull()
    .references(() => services.id),
  professionalId: uuid().notNull(),
  clientId: uuid().notNull(),
  rating: integer().notNull(),
  comment: text(),
  /** The keys of the set phrases that were chosen. */
  phrases: text().array().$type<ReviewPhrase[]>().notNull().default([]),
  reply: text(),
  repliedAt: moment(),
  createdAt: moment().notNull(),
  /** When a moderator hid the review, and when one hid its reply alone. */
  hiddenAt: moment(),
  replyHiddenAt: moment(),
  /** When it opens at the latest, and when it did. The defaults serve the rows of before reviews were of both sides. */
  opensAt: moment().notNull().defaultNow(),
  openedAt: moment().defaultNow(),
  /** Its author was a child once, so it stays without a name. */
  isByChild: boolean().notNull().default(false),
  authorBannedAt: moment(),
});

type Columns = Record<
  'serviceId' | 'professionalId' | 'clientId' | 'createdAt' | 'id' | 'opensAt',
  ExtraConfigColumn
>;

const rules = (name: string) => (review: Columns) => [
  unique(`${name}_service_id_unique`).on(review.serviceId),
  index(`${name}_professional_id_idx`).on(review.professionalId, review.createdAt, review.id),
  index(`${name}_client_id_idx`).on(review.clientId, review.createdAt, review.id),
  index(`${name}_opens_at_idx`).on(review.opensAt).where(sql`opened_at is null`),
  check(`${name}_rating_check`, sql`rating between 1 and 5`),
  check(`${name}_comment_check`, sql`length(comment) <= 1000`),
  check(
    `${name}_reply_check`,
    sql`length(reply) <= 1000 and (reply is null) = (replied_at is null)`,
  ),
];

/** A client writes these of the work. */
export const reviews = clientServices.table('reviews', columns(), rules('reviews'));

/** A professional writes these of the client. */
export const clientReviews = clientServices.table(
  'client_reviews',
  columns(),
  rules('client_reviews'),
);

/** The tables are alike but for their names, so that the same queries read both. */
export const reviewsBy = {
  client: reviews,
  professional: clientReviews as unknown as typeof reviews,
} as const;

/** The reports of reviews of either side, one of each reader. */
export const reviewReports = clientServices.table(
  'review_reports',
  {
    id: uuid().primaryKey(),
    reviewId: uuid().notNull(),
    reporterId: uuid().notNull(),
    reason: text().notNull(),
    reportedAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (report) => [
    unique('review_reports_review_id_reporter_id_unique').on(report.reviewId, report.reporterId),
    index('review_reports_reporter_id_idx').on(report.reporterId, report.reportedAt),
  ],
);

/**
 * How many reviews that count gave a professional each rating. Triggers of `reviews` keep it, so that a page need not count
 * the reviews of years.
 */
export const reviewRatings = clientServices.table(
  'review_ratings',
  {
    professionalId: uuid().notNull(),
    rating: integer().notNull(),
    reviewCount: integer().notNull(),
  },
  (rated) => [primaryKey({ columns: [rated.professionalId, rated.rating] })],
);
