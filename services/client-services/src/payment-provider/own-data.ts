import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db } from '@sidework/chassis/db/db';
import { and, eq } from 'drizzle-orm';
import type { OwnPart } from '../people/own-part.ts';
import { payoutAccounts } from './stripe-tables.ts';

/** The account at Stripe is of its owner alone. */
export const ownStripeAccounts: OwnPart = {
  gathers: [payoutAccounts],
  erases: [payoutAccounts],
  files: (db, { userId }) => [
    {
      name: 'account-at-stripe.json',
      about: 'The account at Stripe through which you are paid out.',
      rows: stripeAccountsOf(db, userId),
    },
  ],
  erase: (tx, userId) => tx.delete(payoutAccounts).where(eq(payoutAccounts.personId, userId)),
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
