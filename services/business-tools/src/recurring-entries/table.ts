import { rhythms } from '@sidework/contracts/business-tools/recurring-entries';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businessTools } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** Income and deductions that come again and again; each enters the books on its day. */
export const recurringEntries = businessTools.table(
  'recurring_entries',
  {
    id: uuid().primaryKey(),
    professionalId: uuid().notNull(),
    kind: text({ enum: ['income', 'deduction'] }).notNull(),
    amountCents: bigint({ mode: 'number' }).notNull(),
    description: text().notNull(),
    category: text(),
    rhythm: text({ enum: rhythms }).notNull(),
    /** The day of its month that a shorter month leaves and a longer one comes back to. */
    anchorDay: integer().notNull(),
    /** Null once the last one is in the books. */
    nextOn: date({ mode: 'string' }),
    endsOn: date({ mode: 'string' }),
    createdAt: timestamp(moment).notNull(),
    updatedAt: timestamp(moment).notNull(),
  },
  (entry) => [
    index('recurring_entries_professional_id_idx').on(
      entry.professionalId,
      entry.createdAt,
      entry.id,
    ),
    index('recurring_entries_next_on_idx').on(entry.nextOn).where(sql`next_on is not null`),
    check('recurring_entries_amount_check', sql`amount_cents > 0`),
    check('recurring_entries_anchor_check', sql`anchor_day between 1 and 31`),
    check(
      'recurring_entries_text_check',
      sql`length(description) <= 500 and length(category) <= 50
        and (kind = 'income' or category is not null)`,
    ),
  ],
);
