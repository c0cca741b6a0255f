import { index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { educationEvents } from '../postgres-schema.ts';

/** What lies in the handover bucket, and from when it is removed there, whether or not it was taken. */
export const handedPapers = educationEvents.table(
  'handed_papers',
  {
    key: text().primaryKey(),
    userId: uuid().notNull(),
    removeAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (paper) => [
    index('handed_papers_remove_at_idx').on(paper.removeAt),
    index('handed_papers_user_id_idx').on(paper.userId),
  ],
);
