import {
  payoutAccountStatuses,
  payoutSchedules,
} from '@sidework/contracts/client-services/money-words';
import { sql } from 'drizzle-orm';
import { index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** The bank account of each person's payouts. The provider has its number; here are the last four digits. */
export const bankAccounts = clientServices.table(
  'bank_accounts',
  {
    personId: uuid().primaryKey(),
    /** The provider's name for the account. */
    token: text().notNull(),
    /** Null until the provider's own page told of them. */
    holder: text(),
    bank: text(),
    lastFour: text(),
    status: text({ enum: payoutAccountStatuses }).notNull(),
    reason: text(),
    schedule: text({ enum: payoutSchedules }).notNull().default('manual'),
    nextPayoutAt: timestamp(moment),
    /** The owner's address when the account was chosen: a change is mailed there too. */
    ownerEmail: text(),
    addedAt: timestamp(moment).notNull(),
    verifiedAt: timestamp(moment),
    heldUntil: timestamp(moment),
    /** When the provider is asked next how the account stands. */
    nextCheckAt: timestamp(moment),
  },
  (account) => [
    index('bank_accounts_next_check_at_idx')
      .on(account.nextCheckAt)
      .where(sql`next_check_at is not null`),
    index('bank_accounts_next_payout_at_idx')
      .on(account.nextPayoutAt)
      .where(sql`next_payout_at is not null`),
  ],
);
