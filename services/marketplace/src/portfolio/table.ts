import { index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { marketplace } from '../postgres-schema.ts';

export const portfolioPhotos = marketplace.table(
  'portfolio_photos',
  {
    /** The name of the stored picture. */
    name: text().primaryKey(),
    personId: uuid().notNull(),
    caption: text().notNull().default(''),
    position: integer().notNull(),
    addedAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (photo) => [index('portfolio_photos_person_id_idx').on(photo.personId, photo.position)],
);
