import { expenseStatuses } from '@sidework/contracts/client-services/expense-words';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';
import { services } from '../services/table.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** A purchase for the work, which its professional asks the client to pay back. The lock of the service guards it. */
export const expenses = clientServices.table(
  'expenses',
  {
    id: uuid().primaryKey(),
    serviceId: uuid()
      .notNull()
      .references(() => services.id),
    title: text().notNull(),
    amountCents: bigint({ mode: 'number' }).notNull(),
    spentOn: date({ mode: 'string' }).notNull(),
    status: text({ enum: expenseStatuses }).notNull(),
    /** The name of the stored receipt, and its type. */
    receipt: text(),
    receiptType: text(),
    declineReason: text(),
    addedAt: timestamp(moment).notNull(),
    proposedAt: timestamp(moment),
    answeredAt: timestamp(moment),
    paidAt: timestamp(moment),
  },
  (expense) => [
    index('expenses_service_id_idx').on(expense.serviceId, expense.addedAt, expense.id),
    check('expenses_amount_check', sql`amount_cents > 0`),
    check('expenses_paid_check', sql`(status = 'paid') = (paid_at is not null)`),
    check(
      'expenses_receipt_check',
      sql`status in ('draft', 'withdrawn') or (receipt is not null and receipt_type is not null)`,
    ),
  ],
);
