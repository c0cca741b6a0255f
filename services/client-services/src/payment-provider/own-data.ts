import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db } from '@sidework/chassis/db/db';
import { addPersonTask } from '@sidework/chassis/people/person-tasks';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { OwnPart } from '../people/own-part.ts';
import { forgettingCustomer } from './forget-customer.ts';
import { sandboxCards } from './sandbox-tables.ts';
import { payoutAccounts, stripeCustomers } from './stripe-tables.ts';

/** The account at Stripe is of its owner alone. */
export const ownStripeAccounts: OwnPart = {
  gathers: [payoutAccounts, stripeCustomers, sandboxCards],
  erases: [payoutAccounts, stripeCustomers, sandboxCards],
  files: (db, { userId }) => [
    {
      name: 'account-at-stripe.json',
      about: 'The account at Stripe through which you are paid out.',
      rows: stripeAccountsOf(db, userId),
    },
    {
      name: 'customer-at-stripe.json',
      about: 'The customer at Stripe as whom you pay, and who keeps your cards.',
      rows: customersOf(db, userId),
    },
    {
      name: 'kept-cards.json',
      about: 'The cards that you keep for your next payments.',
      rows: cardsOf(db, userId),
    },
  ],
  async erase(tx, userId) {
    await tx.delete(payoutAccounts).where(eq(payoutAccounts.personId, userId));
    await tx.delete(sandboxCards).where(eq(sandboxCards.personId, userId));
    // The row names the customer at Stripe until that is deleted there.
    await addPersonTask(tx, { id: uuidv7(), kind: forgettingCustomer, userId });
  },
};

const stripeAccountsOf = (db: Db, userId: string) =>
  allRows({
    order: [payoutAccounts.personId, payoutAccounts.reference],
    ask: ({ after, limit }) =>
      db
        .select()
        .from(payoutAccounts)
        .where(and(eq(payoutAccounts.personId, userId), after))
        .orderBy(payoutAccounts.personId, payoutAccounts.reference)
        .limit(limit),
    place: ({ personId, reference }) => [personId, reference],
    present: ({ reference }) => ({ account: reference }),
  });

const customersOf = (db: Db, userId: string) =>
  allRows({
    order: [stripeCustomers.personId, stripeCustomers.reference],
    ask: ({ after, limit }) =>
      db
        .select()
        .from(stripeCustomers)
        .where(and(eq(stripeCustomers.personId, userId), after))
        .orderBy(stripeCustomers.personId, stripeCustomers.reference)
        .limit(limit),
    place: ({ personId, reference }) => [personId, reference],
    present: ({ reference }) => ({ customer: reference }),
  });

const cardsOf = (db: Db, userId: string) =>
  allRows({
    order: [sandboxCards.savedAt, sandboxCards.token],
    ask: ({ after, limit }) =>
      db
        .select()
        .from(sandboxCards)
        .where(and(eq(sandboxCards.personId, userId), after))
        .orderBy(sandboxCards.savedAt, sandboxCards.token)
        .limit(limit),
    place: ({ savedAt, token }) => [savedAt, token],
    present: ({ brand, lastFour, expiry, savedAt }) => ({
      card: `${brand} ending in ${lastFour}`,
      expiry,
      keptAt: savedAt.toISOString(),
    }),
  });
