import { paymentTypes, settlements } from '@sidework/contracts/client-services/money-words';
import { sql } from 'drizzle-orm';
import { bigint, check, index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';
import { services } from '../services/table.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;
const cents = { mode: 'number' } as const;

/** The history of a service's money for its parties; a movement names its transaction in the ledger. */
export const paymentHistory = clientServices.table(
  'payment_history',
  {
    id: uuid().primaryKey(),
    serviceId: uuid()
      .notNull()
      .references(() => services.id),
    amountCents: bigint(cents).notNull(),
    paymentType: text({ enum: paymentTypes }).notNull(),
    description: text().notNull(),
    /** Only a cancellation fee has it: the fee was taken, is owed or was given up. */
    settlement: text({ enum: settlements }),
    settledCents: bigint(cents).notNull().default(0),
    payer: text({ enum: ['client', 'professional'] }),
    ledgerTransactionId: uuid(),
    createdAt: timestamp(moment).notNull(),
  },
  (record) => [
    index('payment_history_service_id_idx').on(record.serviceId, record.createdAt, record.id),
    uniqueIndex('payment_history_fee_unique')
      .on(record.serviceId)
      .where(sql`payment_type = 'cancellation_fee'`),
    index('payment_history_due_idx').on(record.payer).where(sql`settlement = 'due'`),
    check(
      'payment_history_fee_check',
      sql`(payment_type = 'cancellation_fee') = (settlement is not null)
        and settled_cents between 0 and amount_cents`,
    ),
  ],
);
