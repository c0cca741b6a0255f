import { sql } from 'drizzle-orm';
import { bigint, check, date, index, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';
import { accountKinds, postingKinds } from './posting.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** The platform's books: whose money is where. `ownerId` is a service or a person; the platform's own have none. */
export const ledgerAccounts = clientServices.table(
  'ledger_accounts',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: accountKinds }).notNull(),
    ownerId: uuid(),
  },
  (account) => [
    unique('ledger_accounts_kind_owner_id_unique')
      .on(account.kind, account.ownerId)
      .nullsNotDistinct(),
  ],
);

/** One movement of money. `cause` is what it came of: the same is booked once. A trigger refuses every change. */
export const ledgerTransactions = clientServices.table(
  'ledger_transactions',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: postingKinds }).notNull(),
    cause: text().notNull(),
    serviceId: uuid(),
    paymentId: uuid(),
    /** The transaction that a correction takes back. */
    reversesId: uuid(),
    postedAt: timestamp(moment).notNull(),
  },
  (transaction) => [
    unique('ledger_transactions_cause_unique').on(transaction.cause),
    unique('ledger_transactions_reverses_id_unique').on(transaction.reversesId),
    index('ledger_transactions_service_id_idx').on(transaction.serviceId, transaction.postedAt),
    index('ledger_transactions_payment_id_idx')
      .on(transaction.paymentId)
      .where(sql`payment_id is not null`),
  ],
);

/** A debit is above 0, a credit below; those of a transaction sum up to 0 at its commit, by a constraint trigger. */
export const ledgerEntries = clientServices.table(
  'ledger_entries',
  {
    id: uuid().primaryKey(),
    transactionId: uuid()
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: uuid()
      .notNull()
      .references(() => ledgerAccounts.id),
    amountCents: bigint({ mode: 'number' }).notNull(),
    /** The moment of its transaction, by which lists are ordered. */
    postedAt: timestamp(moment).notNull(),
    /** The sum of the account's entries up to this one. A trigger fills it, and only where the balance is bounded. */
    balanceCents: bigint({ mode: 'number' }),
    /** The order in which the entries of a bounded account were added, filled likewise. */
    sequence: bigint({ mode: 'number' }),
  },
  (entry) => [
    index('ledger_entries_transaction_id_idx').on(entry.transactionId),
    unique('ledger_entries_account_id_sequence_unique').on(entry.accountId, entry.sequence),
    index('ledger_entries_account_id_posted_at_idx').on(entry.accountId, entry.postedAt, entry.id),
    check('ledger_entries_amount_check', sql`amount_cents <> 0`),
  ],
);

/** The nights whose earnings are told, and the person up to whom they were told by id. */
export const earningNights = clientServices.table('earning_nights', {
  night: date({ mode: 'string' }).primaryKey(),
  until: timestamp(moment).notNull(),
  toldTo: uuid(),
  endedAt: timestamp(moment),
});
