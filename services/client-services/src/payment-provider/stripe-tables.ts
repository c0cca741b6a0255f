import { text, uuid } from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';

/** Where somebody is paid out to at Stripe. */
export const payoutAccounts = clientServices.table('payout_accounts', {
  personId: uuid().primaryKey(),
  reference: text().notNull(),
});
