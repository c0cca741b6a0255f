import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** Money that the provider is to send: back to a card, or out to a person's account. */
export const transfers = clientServices.table(
  'transfers',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['refund', 'payout'] }).notNull(),
    personId: uuid().notNull(),
    amountCents: bigint({ mode: 'number' }).notNull(),
    /** The charge that a refund goes back on. */
    reference: text(),
    serviceId: uuid(),
    /** The account that a payout goes to, as its owner reads it, and the provider's token of it. */
    destination: text(),
    destinationToken: text(),
    /** The transaction that took a payout from the balance, which a failure reverses. */
    ledgerTransactionId: uuid(),
    status: text({ enum: ['sending', 'sent', 'failed'] }).notNull(),
    tries: integer().notNull().default(0),
    /** The number of the provider's refusals; each further try has another key. */
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
