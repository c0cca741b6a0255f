import { bigint, index, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businessTools } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;
const cents = { mode: 'number' } as const;

/** People whose books do not say what the platform's ledger says; a person whose books agree again has no row. */
export const ledgerDifferences = businessTools.table(
  'ledger_differences',
  {
    professionalId: uuid().primaryKey(),
    ledgerCents: bigint(cents).notNull(),
    bookCents: bigint(cents).notNull(),
    /** The moment up to which both were summed. */
    until: timestamp(moment).notNull(),
    seenAt: timestamp(moment).notNull(),
    /** Staff are told of what is still there on the second night. */
    toldAt: timestamp(moment),
  },
  (difference) => [
    index('ledger_differences_told_idx').on(difference.toldAt, difference.professionalId),
  ],
);
