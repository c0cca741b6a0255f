import { text, uuid } from 'drizzle-orm/pg-core';
import { clientServices } from '../postgres-schema.ts';

/** The customers at Stripe that people pay as; their cards are there. */
export const stripeCustomers = clientServices.table('stripe_customers', {
  personId: uuid().primaryKey(),
  reference: text().notNull(),
});

/** The accounts at Stripe that people are paid out to. */
export const payoutAccounts = clientServices.table('payout_accounts', {
  personId: uuid().primaryKey(),
  reference: text().notNull(),
});
