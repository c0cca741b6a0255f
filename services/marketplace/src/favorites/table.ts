import { favoriteThings } from '@sidework/contracts/marketplace/favorites';
import { sql } from 'drizzle-orm';
import { check, index, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { marketplace } from '../postgres-schema.ts';

/** The professionals and the gigs that people want to find again. */
export const favorites = marketplace.table(
  'favorites',
  {
    ownerId: uuid().notNull(),
    things: text({ enum: favoriteThings }).notNull(),
    subjectId: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (favorite) => [
    primaryKey({ columns: [favorite.ownerId, favorite.things, favorite.subjectId] }),
    index('favorites_newest_idx').on(
      favorite.ownerId,
      favorite.things,
      favorite.createdAt,
      favorite.subjectId,
    ),
    index('favorites_subject_id_idx').on(favorite.subjectId),
    check('favorites_things_check', sql`things in ('people', 'gigs')`),
  ],
);
