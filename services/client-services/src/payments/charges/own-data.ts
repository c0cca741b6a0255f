import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db } from '@sidework/chassis/db/db';
import { formatCents } from '@sidework/contracts/kernel/money';
import { and, eq } from 'drizzle-orm';
import type { OwnPart } from '../../people/own-part.ts';
import { payments } from './table.ts';

/** The books need each payment; the digits of a card are of its owner alone. */
export const ownPayments: OwnPart = {
  gathers: [payments],
  erases: [payments],
  files: (db, { userId }) => [
    {
      name: 'payments.json',
      about: 'What you were asked to pay, and what became of it.',
      rows: paymentsOf(db, userId),
    },
    {
      name: 'sales.json',
      about: 'What others paid for your courses and tickets.',
      rows: salesOf(db, userId),
    },
  ],
  erase: (tx, userId) =>
    tx.update(payments).set({ card: null }).where(eq(payments.payerId, userId)),
};

const paymentsOf = (db: Db, userId: string) =>
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

const salesOf = (db: Db, userId: string) =>
  allRows({
    order: [payments.requestedAt, payments.id],
    ask: ({ after, limit }) =>
      db
        .select()
        .from(payments)
        .where(and(eq(payments.payeeId, userId), after))
        .orderBy(payments.requestedAt, payments.id)
        .limit(limit),
    place: ({ requestedAt, id }) => [requestedAt, id],
    present: (payment) => ({
      for: payment.description,
      amount: formatCents(payment.amountCents),
      givenBack: formatCents(payment.refundedCents),
      status: payment.status,
      settledAt: payment.settledAt?.toISOString() ?? null,
    }),
  });
