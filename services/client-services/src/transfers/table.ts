import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** Money that the provider is to send: back to a card, or out to somebody's account. */
export const transfers = clientServices.table(
  'transfers',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['refund', 'payout'] }).notNull(),
    personId: uuid().notNull(),
    amountCents: bigint({ mode: 'number' }).notNull(),
    /** Of a refund, the charge that it goes back on. */
    reference: text(),
    serviceId: uuid(),
    /** Of a payout, the transaction that took it from the balance, which a failure reverses. */
    ledgerTransactionId: uuid(),
    status: text({ enum: ['sending', 'sent', 'failed'] }).notNull(),
    tries: integer().notNull().default(0),
    /** How often the provider refused it; each time it is sent anew it has another key. */
    refusals: integer().notNull().default(0),
    nextTryAt: timestamp(moment).notNull(),
    requestedAt: timestamp(moment).notNull(),
    sentAt: timestamp(moment),
  },
  (transfer) => [
    index('transfers_person_id_idx').on(transfer.personId, transfer.requestedAt, transfer.id),
    index('transfers_next_try_at_idx').on(transfer.nextTryAt).where(sql`status = 'sending'`),
    check('transfers_amount_check', sql`amount_cents > 0`),
    check('transfers_reference_check', sql`(kind = 'refund') = (reference is not null)`),
  ],
);
