import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db } from '@sidework/chassis/db/db';
import { formatCents } from '@sidework/contracts/kernel/money';
import { and, eq, or } from 'drizzle-orm';
import type { OwnPart } from '../people/own-part.ts';
import { services } from '../services/table.ts';
import { paymentHistory } from './table.ts';

/** Both sides rely on the history of the money, so it stays. */
export const ownPaymentHistory: OwnPart = {
  gathers: [paymentHistory],
  erases: [],
  files: (db, { userId }) => [
    {
      name: 'payment-history.json',
      about: 'How the money of your services moved: payments, releases, refunds and fees.',
      rows: historyOf(db, userId),
    },
  ],
};

const isParty = (userId: string) =>
  or(eq(services.clientId, userId), eq(services.professionalId, userId));

const historyOf = (db: Db, userId: string) =>
  allRows({
    order: [paymentHistory.createdAt, paymentHistory.id],
    ask: ({ after, limit }) =>
      db
        .select({ record: paymentHistory, title: services.title })
        .from(paymentHistory)
        .innerJoin(services, eq(services.id, paymentHistory.serviceId))
        .where(and(isParty(userId), after))
        .orderBy(paymentHistory.createdAt, paymentHistory.id)
        .limit(limit),
    place: ({ record }) => [record.createdAt, record.id],
    present: ({ record, title }) => ({
      service: title,
      kind: record.paymentType,
      amount: formatCents(record.amountCents),
      description: record.description,
      payer: record.payer,
      settlement: record.settlement,
      at: record.createdAt.toISOString(),
    }),
  });
