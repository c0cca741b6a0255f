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
    createdAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (review) => [
    unique('reviews_service_id_unique').on(review.serviceId),
    index('reviews_professional_id_idx').on(review.professionalId, review.createdAt, review.id),
    index('reviews_client_id_idx').on(review.clientId, review.createdAt, review.id),
    check('reviews_rating_check', sql`rating between 1 and 5`),
    check('reviews_comment_check', sql`length(comment) <= 1000`),
  ],
);
