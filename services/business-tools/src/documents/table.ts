import {
  documentSources,
  documentTypes,
  documentVoidReasons,
} from '@sidework/contracts/business-tools/document-options';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { businessTools } from '../postgres-schema.ts';

/** It holds name, notes, tags and the words inside the file, folded for the search; no row here carries the column. */
export const documentWords = sql`search_text`;

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

export const businessDocuments = businessTools.table(
  'business_documents',
  {
    id: uuid().primaryKey(),
    professionalId: uuid().notNull(),
    documentName: text().notNull(),
    documentType: text({ enum: documentTypes }).notNull().default('other'),
    /** Its key in the bucket; null until its file has come. */
    filePath: text(),
    fileSize: bigint({ mode: 'number' }).notNull(),
    mimeType: text().notNull(),
    /** The ending of the file that was sent. */
    format: text().notNull(),
    year: integer().notNull(),
    tags: text().array().notNull(),
    notes: text(),
    scanStatus: text({ enum: ['pending', 'clean', 'infected'] }).notNull(),
    /** The words inside the file stand in a column that only the search reads. */
    textState: text({ enum: ['waiting', 'read', 'none', 'failed'] })
      .notNull()
      .default('waiting'),
    source: text({ enum: documentSources }).notNull(),
    /** It names the subject of a paper that Sidework filed. */
    sourceKey: text(),
    /** The file waits there in the handover bucket and has to match the digest below. */
    handedKey: text(),
    handedSha256: text(),
    /** It says why a ticket is no longer valid for entry, or a certificate no longer counts. */
    voidReason: text({ enum: documentVoidReasons }),
    /** Its file takes the place of that document's file; only announced documents have it. */
    replacesId: uuid(),
    trashedAt: timestamp(moment),
    createdAt: timestamp(moment).notNull(),
  },
  (document) => [
    index('business_documents_professional_id_idx')
      .on(document.professionalId, document.createdAt, document.id)
      .where(sql`file_path is not null and trashed_at is null`),
    index('business_documents_year_idx')
      .on(document.professionalId, document.year, document.createdAt, document.id)
      .where(sql`file_path is not null and trashed_at is null`),
    index('business_documents_type_idx')
      .on(document.professionalId, document.documentType, document.createdAt, document.id)
      .where(sql`file_path is not null and trashed_at is null`),
    index('business_documents_trashed_at_idx')
      .on(document.professionalId, document.trashedAt, document.id)
      .where(sql`trashed_at is not null`),
    // Led by the owner: what others call their papers makes no search slower.
    index('business_documents_words_idx')
      .using('gin', document.professionalId, sql`${documentWords} gin_trgm_ops`)
      .where(sql`file_path is not null`),
    index('business_documents_name_idx')
      .on(document.professionalId, document.documentName, document.id)
      .where(sql`file_path is not null and trashed_at is null`),
    index('business_documents_file_size_idx')
      .on(document.professionalId, document.fileSize, document.id)
      .where(sql`file_path is not null and trashed_at is null`),
    index('business_documents_tags_idx')
      .using('gin', document.professionalId, document.tags)
      .where(sql`file_path is not null and trashed_at is null`),
    index('business_documents_due_idx')
      .on(document.createdAt)
      .where(sql`file_path is null or scan_status = 'pending'`),
    index('business_documents_unread_idx')
      .on(document.createdAt)
      .where(sql`text_state = 'waiting' and scan_status = 'clean' and file_path is not null`),
    uniqueIndex('business_documents_source_key_idx')
      .on(document.professionalId, document.sourceKey)
      .where(sql`source_key is not null`),
    check('business_documents_size_check', sql`file_size between 0 and 52428800`),
    check('business_documents_name_check', sql`document_name <> ''`),
  ],
);

/** Files that a newer one took the place of; they count as room, and go with their document. */
export const documentVersions = businessTools.table(
  'document_versions',
  {
    id: uuid().primaryKey(),
    professionalId: uuid().notNull(),
    documentId: uuid()
      .notNull()
      .references(() => businessDocuments.id, { onDelete: 'cascade' }),
    filePath: text().notNull(),
    fileSize: bigint({ mode: 'number' }).notNull(),
    mimeType: text().notNull(),
    format: text().notNull(),
    /** The moment at which it was replaced. */
    createdAt: timestamp(moment).notNull(),
  },
  (version) => [
    index('document_versions_document_id_idx').on(version.documentId, version.createdAt),
    index('document_versions_professional_id_idx').on(version.professionalId, version.createdAt),
  ],
);

/** Why a paper counts no more that has yet to be filed: its events may be handled in another order. */
export const voidedPapers = businessTools.table(
  'voided_papers',
  {
    professionalId: uuid().notNull(),
    sourceKey: text().notNull(),
    voidReason: text({ enum: documentVoidReasons }).notNull(),
    createdAt: timestamp(moment).notNull(),
  },
  (paper) => [primaryKey({ columns: [paper.professionalId, paper.sourceKey] })],
);

/**
 * It counts the room that a person's documents take, announced ones included, and changes with each
 * of them.
 */
export const vaultUsage = businessTools.table(
  'vault_usage',
  {
    professionalId: uuid().primaryKey(),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  () => [check('vault_usage_bytes_check', sql`bytes >= 0`)],
);

/** Secrets of this service alone, made by its migration: what links are signed with. */
export const signingKeys = businessTools.table('signing_keys', {
  name: text().primaryKey(),
  secret: text().notNull(),
});
