import { text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { businessTools } from '../postgres-schema.ts';

/** The private address of a person's calendar; the token alone opens it. */
export const calendarFeeds = businessTools.table(
  'calendar_feeds',
  {
    professionalId: uuid().primaryKey(),
    token: text().notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (feed) => [unique('calendar_feeds_token_unique').on(feed.token)],
);
