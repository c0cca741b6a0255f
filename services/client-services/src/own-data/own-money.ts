import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db } from '@sidework/chassis/db/db';
import { formatCents } from '@sidework/contracts/kernel/money';
import { and, eq } from 'drizzle-orm';
import { payoutAccounts } from '../payment-provider/stripe-tables.ts';
import { payments } from '../payments/charges/table.ts';
import { bankAccounts } from '../payout-accounts/table.ts';
import { transfers } from '../transfers/table.ts';

export const paymentsOf = (db: Db, userId: string) =>
  allRows({
    order: [payments.requestedAt, payments.id],
    ask: ({ after, limit }) =>
      db
        .select()
        .from(payments)
        .where(and(eq(payments.payerId, userId), after))
        .orderBy(payments.requestedAt, payments.id)
        .limit(limit),
    place: ({ requestedAt, id }) => [requestedAt, id],
    present: (payment) => ({
      for: payment.description,
      amount: formatCents(payment.amountCents),
      givenBack: formatCents(payment.refundedCents),
      status: payment.status,
      card: payment.card,
      askedAt: payment.requestedAt.toISOString(),
      settledAt: payment.settledAt?.toISOString() ?? null,
    }),
  });

export const transfersOf = (db: Db, userId: string) =>
  allRows({
    order: [transfers.requestedAt, transfers.id],
    ask: ({ after, limit }) =>
      db
        .select()
        .from(transfers)
        .where(and(eq(transfers.personId, userId), after))
        .orderBy(transfers.requestedAt, transfers.id)
        .limit(limit),
    place: ({ requestedAt, id }) => [requestedAt, id],
    present: ({
      kind,
      amountCents,
      status,
      requestedAt,
      sentAt,
      destination,
      destinationToken,
    }) => ({
      kind,
      to: destination,
      accountAtProvider: destinationToken,
      status,
      amount: formatCents(amountCents),
      requestedAt: requestedAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    }),
  });

export const payoutAccountsOf = (db: Db, userId: string) =>
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

export const stripeAccountsOf = (db: Db, userId: string) =>
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
