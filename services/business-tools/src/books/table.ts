import { ownerMoves } from '@sidework/contracts/business-tools/owner-moves';
import { originKinds, recordSources } from '@sidework/contracts/business-tools/record-form';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  // biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { businessTools } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;
const cents = { mode: 'number' } as const;
const moves = ownerMoves.map(({ key }) => key) as [
  (typeof ownerMoves)[number]['key'],
  ...(typeof ownerMoves)[number]['key'][],
];

/** Income and deductions are kept alike; `posting_id` is what an automatic one was booked from, once. */
const recordTable = (name: string, categoryCheck: ReturnType<typeof sql>) =>
  businessTools.table(
    name,
    {
      id: uuid().primaryKey(),
      professionalId: uuid().notNull(),
      amountCents: bigint(cents).notNull(),
      description: text().notNull(),
      date: date({ mode: 'string' }).notNull(),
      category: text(),
      source: text({ enum: recordSources }).notNull(),
      serviceId: uuid(),
      postingId: uuid(),
      /** The origin of an automatic record; null of a record from before origins were kept. */
      originKind: text({ enum: originKinds }),
      originId: text(),
      note: text(),
      createdAt: timestamp(moment).notNull(),
      updatedAt: timestamp(moment).notNull(),
    },
    (record) => [
      unique(`${name}_posting_id_unique`).on(record.postingId),
      index(`${name}_professional_id_idx`).on(record.professionalId, record.date, record.id),
      index(`${name}_origin_idx`).on(
        record.professionalId,
        sql`coalesce(origin_id, service_id::text)`,
      ),
      index(`${name}_category_idx`).on(
        record.professionalId,
        sql`coalesce(category, 'Other')`,
        record.date,
        record.id,
      ),
      index(`${name}_source_idx`).on(record.professionalId, record.source, record.date, record.id),
      index(`${name}_source_category_idx`).on(
        record.professionalId,
        record.source,
        sql`coalesce(category, 'Other')`,
        record.date,
        record.id,
      ),
      index(`${name}_words_idx`).using('gin', record.professionalId, sql`search_text gin_trgm_ops`),
      check(`${name}_amount_check`, sql`amount_cents > 0 or source = 'automatic'`),
      check(`${name}_origin_check`, sql`(origin_kind is null) = (origin_id is null)`),
      check(`${name}_posting_check`, sql`(source = 'automatic') = (posting_id is not null)`),
      check(`${name}_category_check`, categoryCheck),
      check(`${name}_text_check`, sql`length(description) <= 500 and length(note) <= 500`),
    ],
  );

export const incomeRecords = recordTable('income_records', sql`length(category) <= 50`);
export const deductions = recordTable(
  'deductions',
  sql`category is not null and length(category) <= 50`,
);
export type RecordTable = typeof incomeRecords;

export const ownerEntries = businessTools.table(
  'owner_entries',
  {
    id: uuid().primaryKey(),
    professionalId: uuid().notNull(),
    move: text({ enum: moves }).notNull(),
    amountCents: bigint(cents).notNull(),
    description: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    createdAt: timestamp(moment).notNull(),
    updatedAt: timestamp(moment).notNull(),
  },
  (entry) => [
    index('owner_entries_professional_id_idx').on(entry.professionalId, entry.date, entry.id),
    check('owner_entries_amount_check', sql`amount_cents > 0`),
    check('owner_entries_text_check', sql`length(description) <= 500`),
  ],
);

/** It holds the description and the note, folded for the search; no row here carries the column. */
export const recordWords = sql`search_text`;

const bookKinds = ['income', 'deduction', 'owner', 'account'] as const;
export type BookKind = (typeof bookKinds)[number];

/**
 * The sums of each month, changed with every record in its own transaction: what is summed up costs the same with a hundred
 * thousand records as with ten.
 */
export const monthTotals = businessTools.table(
  'month_totals',
  {
    professionalId: uuid().notNull(),
    kind: text({ enum: bookKinds }).notNull(),
    /** Its first day. */
    month: date({ mode: 'string' }).notNull(),
    category: text().notNull(),
    isAutomatic: boolean().notNull(),
    amountCents: bigint(cents).notNull(),
    recordCount: integer().notNull(),
  },
  (total) => [
    primaryKey({
      columns: [total.professionalId, total.month, total.kind, total.category, total.isAutomatic],
    }),
    check('month_totals_count_check', sql`record_count >= 0`),
  ],
);

/** It keeps the earlier words of a record that was edited or deleted. */
export const recordChanges = businessTools.table(
  'record_changes',
  {
    id: uuid().primaryKey(),
    professionalId: uuid().notNull(),
    recordId: uuid().notNull(),
    kind: text().notNull(),
    change: text({ enum: ['edited', 'deleted'] }).notNull(),
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    changedAt: timestamp(moment).notNull(),
  },
  (change) => [
    index('record_changes_professional_id_idx').on(
      change.professionalId,
      change.changedAt,
      change.id,
    ),
    index('record_changes_removed_posting_idx')
      .on(change.professionalId, sql`(before ->> 'postingId')`)
      .where(sql`change = 'deleted'`),
  ],
);
