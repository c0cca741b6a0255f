import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db } from '@sidework/chassis/db/db';
import { formatCents } from '@sidework/contracts/kernel/money';
import { and, eq, sql } from 'drizzle-orm';
import type { OwnPart } from '../people/own-part.ts';
import { transfers } from './table.ts';

/** A payout that is under way needs the token of its account until it ends. */
export const ownTransfers: OwnPart = {
  gathers: [transfers],
  erases: [transfers],
  files: (db, { userId }) => [
    {
      name: 'payouts-and-refunds.json',
      about: 'The money that was sent to you.',
      rows: transfersOf(db, userId),
    },
  ],
  erase: (tx, userId) =>
    tx
      .update(transfers)
      .set({
        destination: null,
        destinationToken: sql`case when status = 'sending' then destination_token end`,
      })
      .where(eq(transfers.personId, userId)),
};

const transfersOf = (db: Db, userId: string) =>
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
