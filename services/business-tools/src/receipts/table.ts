import { index, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { deductions } from '../books/table.ts';
import { businessDocuments } from '../documents/table.ts';
import { businessTools } from '../postgres-schema.ts';

/** The papers of a vault that prove deductions. A link goes with either side. */
export const receipts = businessTools.table(
  'receipts',
  {
    recordId: uuid()
      .notNull()
      .references(() => deductions.id, { onDelete: 'cascade' }),
    documentId: uuid()
      .notNull()
      .references(() => businessDocuments.id, { onDelete: 'cascade' }),
    professionalId: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (receipt) => [
    primaryKey({ columns: [receipt.recordId, receipt.documentId] }),
    index('receipts_document_id_idx').on(receipt.documentId),
    index('receipts_professional_id_idx').on(receipt.professionalId),
  ],
);
