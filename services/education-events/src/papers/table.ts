import { index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { educationEvents } from '../postgres-schema.ts';

/** A paper is removed from the handover bucket at `removeAt`, whether or not the vault has taken it. */
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
