import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db } from '@sidework/chassis/db/db';
import { formatCents } from '@sidework/contracts/kernel/money';
import { and, eq, type SQL } from 'drizzle-orm';
import type { OwnPart } from '../../people/own-part.ts';
import type { Payment } from './payment.ts';
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

const rowsWhere = <R>(db: Db, isTheirs: SQL, present: (payment: Payment) => R) =>
  allRows({
    order: [payments.requestedAt, payments.id],
    ask: ({ after, limit }) =>
      db
        .select()
        .from(payments)
        .where(and(isTheirs, after))
        .orderBy(payments.requestedAt, payments.id)
        .limit(limit),
    place: ({ requestedAt, id }) => [requestedAt, id],
    present,
  });

const common = (payment: Payment) => ({
  for: payment.description,
  amount: formatCents(payment.amountCents),
  givenBack: formatCents(payment.refundedCents),
  status: payment.status,
});

const paymentsOf = (db: Db, userId: string) =>
  rowsWhere(db, eq(payments.payerId, userId), (payment) => ({
    ...common(payment),
    card: payment.card,
    askedAt: payment.requestedAt.toISOString(),
    settledAt: payment.settledAt?.toISOString() ?? null,
  }));

const salesOf = (db: Db, userId: string) =>
  rowsWhere(db, eq(payments.payeeId, userId), (payment) => ({
    ...common(payment),
    settledAt: payment.settledAt?.toISOString() ?? null,
  }));
