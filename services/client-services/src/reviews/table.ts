import type { ReviewPhrase } from '@sidework/contracts/client-services/review-phrases';
import { sql } from 'drizzle-orm';
import { check, index, integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';
import { services } from '../services/table.ts';

export const reviews = clientServices.table(
  'reviews',
  {
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
    repliedAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }),
    createdAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    /** When a moderator hid the review, and when one hid its reply alone. */
    hiddenAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }),
    replyHiddenAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }),
  },
  (review) => [
    unique('reviews_service_id_unique').on(review.serviceId),
    index('reviews_professional_id_idx').on(review.professionalId, review.createdAt, review.id),
    index('reviews_client_id_idx').on(review.clientId, review.createdAt, review.id),
    check('reviews_rating_check', sql`rating between 1 and 5`),
    check('reviews_comment_check', sql`length(comment) <= 1000`),
    check(
      'reviews_reply_check',
      sql`length(reply) <= 1000 and (reply is null) = (replied_at is null)`,
    ),
  ],
);

/** The reports of reviews, one of each reader. */
export const reviewReports = clientServices.table(
  'review_reports',
  {
    id: uuid().primaryKey(),
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id),
    reporterId: uuid().notNull(),
    reason: text().notNull(),
    reportedAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (report) => [
    unique('review_reports_review_id_reporter_id_unique').on(report.reviewId, report.reporterId),
    index('review_reports_reporter_id_idx').on(report.reporterId, report.reportedAt),
  ],
);
