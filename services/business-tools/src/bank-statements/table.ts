import { leaveOut } from '@sidework/contracts/business-tools/statement-options';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  // biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { businessTools } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** The file that a person looks at before importing it; one at a time, and deleted with the import or after a day. */
export const bankStatements = businessTools.table(
  'bank_statements',
  {
    id: uuid().primaryKey(),
    professionalId: uuid().notNull(),
    content: text().notNull(),
    createdAt: timestamp(moment).notNull(),
  },
  (statement) => [
    unique('bank_statements_professional_id_unique').on(statement.professionalId),
    index('bank_statements_created_at_idx').on(statement.createdAt),
  ],
);

export const statementRules = businessTools.table(
  'statement_rules',
  {
    id: uuid().primaryKey(),
    professionalId: uuid().notNull(),
    words: text().notNull(),
    isMoneyIn: boolean().notNull(),
    choice: text().notNull().default(leaveOut),
    createdAt: timestamp(moment).notNull(),
  },
  (rule) => [
    unique('statement_rules_words_unique').on(rule.professionalId, rule.words, rule.isMoneyIn),
    index('statement_rules_professional_id_idx').on(rule.professionalId, rule.createdAt, rule.id),
    check('statement_rules_text_check', sql`length(words) <= 80 and length(choice) <= 50`),
  ],
);

/** A row of a statement whose entry is in the books: while it is there, what has its fingerprint adds nothing. */
export const importedRows = businessTools.table(
  'imported_rows',
  {
    professionalId: uuid().notNull(),
    fingerprint: text().notNull(),
    recordId: uuid().notNull(),
    importedAt: timestamp(moment).notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.professionalId, row.fingerprint] }),
    index('imported_rows_record_id_idx').on(row.recordId),
  ],
);

/** Money that Sidework sent to a person's bank: what it pays for is in the books, so its row there is no income. */
export const arrivedPayouts = businessTools.table(
  'arrived_payouts',
  {
    payoutId: uuid().primaryKey(),
    professionalId: uuid().notNull(),
    amountCents: bigint({ mode: 'number' }).notNull(),
    day: date({ mode: 'string' }).notNull(),
  },
  (payout) => [index('arrived_payouts_professional_id_idx').on(payout.professionalId, payout.day)],
);
