import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { businessTools } from '../postgres-schema.ts';

const cents = { mode: 'number' } as const;

/** Money that agreed work may still bring, as it was last told; a row of 0 keeps late news from bringing it back. */
export const expectedWork = businessTools.table(
  'expected_work',
  {
    serviceId: uuid().primaryKey(),
    professionalId: uuid().notNull(),
    clientId: uuid().notNull(),
    title: text().notNull(),
    grossCents: bigint(cents).notNull(),
    feeCents: bigint(cents).notNull(),
    heldCents: bigint(cents).notNull(),
    /** The work is done, so what is not paid of it is a claim. */
    isFinished: boolean().notNull().default(false),
    /** The local day of the release, or the day that the work is due; null where neither is known. */
    expectedOn: date({ mode: 'string' }),
    sequence: integer().notNull(),
  },
  (work) => [
    index('expected_work_professional_id_idx')
      .on(work.professionalId, work.expectedOn, work.serviceId)
      .where(sql`gross_cents > 0`),
    check(
      'expected_work_amount_check',
      sql`gross_cents >= 0 and fee_cents between 0 and gross_cents and held_cents >= 0`,
    ),
  ],
);
