import { sql } from 'drizzle-orm';
import { bigint, check, date, index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { businessTools } from '../postgres-schema.ts';
import { accountMoveKeys } from './move.ts';

const cents = { mode: 'number' } as const;
const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** Moves between accounts of the double-entry books, as the platform's news of money tell them. */
export const accountMovements = businessTools.table(
  'account_movements',
  {
    id: uuid().primaryKey(),
    professionalId: uuid().notNull(),
    move: text({ enum: accountMoveKeys }).notNull(),
    amountCents: bigint(cents).notNull(),
    description: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    createdAt: timestamp(moment).notNull(),
  },
  (movement) => [
    index('account_movements_professional_id_idx').on(
      movement.professionalId,
      movement.date,
      movement.id,
    ),
    check('account_movements_amount_check', sql`amount_cents <> 0`),
  ],
);

/** The sums of each person's balance at Sidework, from which the next movement is worked out. */
export const sideworkBalances = businessTools.table('sidework_balances', {
  professionalId: uuid().primaryKey(),
  earnedCents: bigint(cents).notNull(),
  creditCents: bigint(cents).notNull(),
  owedCents: bigint(cents).notNull(),
  feesDueCents: bigint(cents).notNull(),
  heldCents: bigint(cents).notNull(),
});
