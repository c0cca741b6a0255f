import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { businessTools } from '../postgres-schema.ts';

const cents = { mode: 'number' } as const;

/** Held money of sold tickets and courses, as it was last told; a row of 0 keeps late news from bringing it back. */
export const expectedSales = businessTools.table(
  'expected_sales',
  {
    paymentId: uuid().primaryKey(),
    /** The seller. */
    professionalId: uuid().notNull(),
    title: text().notNull(),
    soldKind: text({ enum: ['event', 'course'] }),
    soldId: text(),
    grossCents: bigint(cents).notNull(),
    feeCents: bigint(cents).notNull(),
    /** The seller's local day of the end of the hold. */
    expectedOn: date({ mode: 'string' }),
    sequence: integer().notNull(),
  },
  (sale) => [
    index('expected_sales_professional_id_idx')
      .on(sale.professionalId, sale.expectedOn, sale.paymentId)
      .where(sql`gross_cents > 0`),
    check('expected_sales_amount_check', sql`fee_cents between 0 and gross_cents`),
  ],
);
