import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db } from '@sidework/chassis/db/db';
import { and, eq } from 'drizzle-orm';
import type { OwnPart } from '../people/own-part.ts';
import { bankAccounts } from './table.ts';

/** A bank account is of its owner alone. */
export const ownPayoutAccounts: OwnPart = {
  gathers: [bankAccounts],
  erases: [bankAccounts],
  files: (db, { userId }) => [
    {
      name: 'payout-account.json',
      about:
        'The bank account that your payouts go to. Its number is with the payment provider alone.',
      rows: payoutAccountsOf(db, userId),
    },
  ],
  erase: (tx, userId) => tx.delete(bankAccounts).where(eq(bankAccounts.personId, userId)),
};

const payoutAccountsOf = (db: Db, userId: string) =>
  allRows({
    order: [bankAccounts.addedAt, bankAccounts.personId],
    ask: ({ after, limit }) =>
      db
        .select()
        .from(bankAccounts)
        .where(and(eq(bankAccounts.personId, userId), after))
        .orderBy(bankAccounts.addedAt, bankAccounts.personId)
        .limit(limit),
    place: ({ addedAt, personId }) => [addedAt, personId],
    present: ({ token, holder, bank, lastFour, status, reason, schedule, ownerEmail, ...at }) => ({
      accountAtProvider: token,
      holder,
      bank,
      endsIn: lastFour,
      status,
      reason,
      schedule,
      changesAreMailedTo: ownerEmail,
      addedAt: at.addedAt.toISOString(),
      verifiedAt: at.verifiedAt?.toISOString() ?? null,
      heldUntil: at.heldUntil?.toISOString() ?? null,
    }),
  });
