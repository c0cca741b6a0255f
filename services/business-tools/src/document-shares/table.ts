import { index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { businessDocuments } from '../documents/table.ts';
import { businessTools } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** Links to documents for people without an account; of token and password only digests are kept. */
export const documentShares = businessTools.table(
  'document_shares',
  {
    id: uuid().primaryKey(),
    professionalId: uuid().notNull(),
    documentId: uuid()
      .notNull()
      .references(() => businessDocuments.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    passwordHash: text(),
    createdAt: timestamp(moment).notNull(),
    expiresAt: timestamp(moment).notNull(),
    revokedAt: timestamp(moment),
  },
  (share) => [
    uniqueIndex('document_shares_token_hash_idx').on(share.tokenHash),
    index('document_shares_document_id_idx').on(share.documentId, share.createdAt),
    index('document_shares_professional_id_idx').on(share.professionalId, share.createdAt),
  ],
);

/** Each use of a link, and each wrong password. */
export const shareOpenings = businessTools.table(
  'share_openings',
  {
    id: uuid().primaryKey(),
    professionalId: uuid().notNull(),
    shareId: uuid()
      .notNull()
      .references(() => documentShares.id, { onDelete: 'cascade' }),
    outcome: text({ enum: ['opened', 'wrong_password'] }).notNull(),
    createdAt: timestamp(moment).notNull(),
  },
  (opening) => [
    index('share_openings_share_id_idx').on(opening.shareId, opening.createdAt),
    index('share_openings_professional_id_idx').on(opening.professionalId, opening.createdAt),
  ],
);
