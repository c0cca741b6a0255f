import { index, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** A paper of one person that is printed and handed over to their vault; its id is that of the task. */
export const vaultPapers = clientServices.table(
  'vault_papers',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['invoice', 'receipt', 'contract', 'expense'] }).notNull(),
    paperId: uuid().notNull(),
    userId: uuid().notNull(),
  },
  (paper) => [unique('vault_papers_paper_id_unique').on(paper.paperId, paper.userId)],
);

/** A paper is removed from the handover bucket at `removeAt`, whether or not the vault has taken it. */
export const handedPapers = clientServices.table(
  'handed_papers',
  {
    key: text().primaryKey(),
    userId: uuid().notNull(),
    removeAt: timestamp(moment).notNull(),
  },
  (paper) => [
    index('handed_papers_remove_at_idx').on(paper.removeAt),
    index('handed_papers_user_id_idx').on(paper.userId),
  ],
);
