import { exportStates } from '@sidework/contracts/identity/exports/exports';
// biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
import { bigint, index, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { identity, moment } from '../schema.ts';

/** All that is kept of a person, as a ZIP that is being gathered or can be had. */
export const dataExports = identity.table(
  'data_exports',
  {
    id: uuid().primaryKey(),
    userId: uuid().notNull(),
    /** The person, or a guardian of theirs. */
    requestedBy: uuid().notNull(),
    state: text({ enum: exportStates }).notNull(),
    requestedAt: timestamp(moment).notNull(),
    readyAt: timestamp(moment),
    expiresAt: timestamp(moment),
    objectKey: text(),
    size: bigint({ mode: 'number' }),
  },
  (each) => [
    index('data_exports_user_id_idx').on(each.userId, each.requestedAt),
    index('data_exports_requested_by_idx').on(each.requestedBy),
  ],
);
export type DataExport = typeof dataExports.$inferSelect;

/** The part of an export from one service, as it lies in the handover bucket. */
export const exportParts = identity.table(
  'export_parts',
  {
    exportId: uuid()
      .notNull()
      .references(() => dataExports.id, { onDelete: 'cascade' }),
    service: text().notNull(),
    key: text().notNull(),
    sha256: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    receivedAt: timestamp(moment).notNull(),
  },
  (part) => [primaryKey({ columns: [part.exportId, part.service] })],
);
