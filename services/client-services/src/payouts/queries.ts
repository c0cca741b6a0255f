import type { Db } from '@sidework/chassis/db/db';
import { and, asc, desc, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../ledger/table.ts';
import { payments } from '../payments/charges/table.ts';
import { services } from '../services/table.ts';
import { transfers } from '../transfers/table.ts';

const isPayoutOf = (personId: string) =>
  and(eq(transfers.kind, 'payout'), eq(transfers.personId, personId));

type Payout = typeof transfers.$inferSelect;

export async function findPayoutOf(
  db: Db,
  personId: string,
  id: string,
): Promise<Payout | undefined> {
  const [payout] = await db
    .select()
    .from(transfers)
    .where(and(isPayoutOf(personId), eq(transfers.id, id)));
  return payout;
}

const month = sql<string>`to_char(${transfers.requestedAt} at time zone 'UTC', 'YYYY-MM')`;

/** The money of one that failed is back on the balance. */
const isPaid = ne(transfers.status, 'failed');

export const monthsOfPayouts = (db: Db, personId: string) =>
  db
    .select({
      month,
      count: sql`count(*) filter (where ${isPaid})`.mapWith(Number),
      amountCents: sql`coalesce(sum(${transfers.amountCents}) filter (where ${isPaid}), 0)`.mapWith(
        Number,
      ),
    })
    .from(transfers)
    .where(isPayoutOf(personId))
    .groupBy(month)
    .orderBy(desc(month));

export function payoutsOfMonth(db: Db, personId: string, name: string): Promise<Payout[]> {
  const from = new Date(`${name}-01T00:00:00Z`);
  const until = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1));
  return db
    .select()
    .from(transfers)
    .where(
      and(isPayoutOf(personId), gte(transfers.requestedAt, from), lt(transfers.requestedAt, until)),
    )
    .orderBy(asc(transfers.requestedAt), asc(transfers.id));
}

const own = alias(ledgerEntries, 'own');

/** The entries of the same account since the payout before. */
const sinceTheLast = sql`coalesce((
  select max(earlier.sequence) from ${ledgerEntries} earlier
  join ${ledgerTransactions} booked on booked.id = earlier.transaction_id and booked.kind = 'payout'
  where earlier.account_id = ${own.accountId} and earlier.sequence < ${own.sequence}), 0)`;

/** The movements that a payout takes out, oldest first. */
const linesOfPayout = (db: Db, ledgerTransactionId: string) =>
  db
    .select({
      kind: ledgerTransactions.kind,
      title: sql<string | null>`coalesce(${services.title}, ${payments.description})`,
      postedAt: ledgerEntries.postedAt,
      amountCents: sql<number>`-${ledgerEntries.amountCents}`.mapWith(Number),
    })
    .from(own)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, own.accountId))
    .innerJoin(
      ledgerEntries,
      and(
        eq(ledgerEntries.accountId, own.accountId),
        lt(ledgerEntries.sequence, own.sequence),
        sql`${ledgerEntries.sequence} > ${sinceTheLast}`,
      ),
    )
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .leftJoin(services, eq(services.id, ledgerTransactions.serviceId))
    .leftJoin(payments, eq(payments.id, ledgerTransactions.paymentId))
    .where(
      and(
        eq(own.transactionId, ledgerTransactionId),
        inArray(ledgerAccounts.kind, ['pro_payable', 'client_refund']),
      ),
    )
    .orderBy(asc(ledgerEntries.postedAt), asc(ledgerEntries.id));

export const withLines = async (db: Db, payout: Payout) => ({
  payout,
  entries: payout.ledgerTransactionId ? await linesOfPayout(db, payout.ledgerTransactionId) : [],
});

export type PayoutWithLines = Awaited<ReturnType<typeof withLines>>;
