import type { Db } from '@sidework/chassis/db/db';
import { notOlderThan, olderThan } from '@sidework/chassis/db/keyset';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { AccountKind } from '../ledger/posting.ts';
import { lastEntry } from '../ledger/queries.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../ledger/table.ts';
import { payments } from '../payments/charges/table.ts';
import { services } from '../services/table.ts';

const ownKinds: AccountKind[] = ['pro_payable', 'client_refund', 'pro_receivable'];

/**
 * The entries on a person's own accounts, newest first, with the balance after each. One statement counts back from the
 * balances of today, so that a page reads no more of the history than itself and the pages before it.
 */
export function entriesForPerson(
  db: Db,
  personId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const isOlder = olderThan(ledgerEntries.postedAt, ledgerEntries.id, cursor);
  const own = db.$with('own').as(
    db
      .select({ accountId: ledgerAccounts.id, account: ledgerAccounts.kind })
      .from(ledgerAccounts)
      .where(and(inArray(ledgerAccounts.kind, ownKinds), eq(ledgerAccounts.ownerId, personId))),
  );
  const last = lastEntry(db, sql`${own.accountId}`).as('last');
  const today = db
    .select({ cents: sql`coalesce(sum(${last.balanceCents}), 0)` })
    .from(own)
    .innerJoinLateral(last, sql`true`);
  const newer = db
    .select({ cents: sql`coalesce(sum(${ledgerEntries.amountCents}), 0)` })
    .from(own)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, own.accountId))
    .where(notOlderThan(ledgerEntries.postedAt, ledgerEntries.id, cursor));
  const newest = db
    .select({
      id: ledgerEntries.id,
      amountCents: ledgerEntries.amountCents,
      postedAt: ledgerEntries.postedAt,
      transactionId: ledgerEntries.transactionId,
    })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.accountId, own.accountId), isOlder))
    .orderBy(desc(ledgerEntries.postedAt), desc(ledgerEntries.id))
    .limit(limit + 1)
    .as('newest');
  const start = isOlder ? sql`(${today}) - (${newer})` : sql`(${today})`;
  const onPage = sql`coalesce(sum(${newest.amountCents}) over (
    order by ${newest.postedAt} desc, ${newest.id} desc
    rows between unbounded preceding and 1 preceding), 0)`;
  return db
    .with(own)
    .select({
      id: newest.id,
      amountCents: sql<number>`-${newest.amountCents}`.mapWith(Number),
      balanceCents: sql<number>`${onPage} - (${start})`.mapWith(Number),
      account: own.account,
      kind: ledgerTransactions.kind,
      postedAt: newest.postedAt,
      title: sql<string | null>`coalesce(${services.title}, ${payments.description})`,
    })
    .from(own)
    .innerJoinLateral(newest, sql`true`)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, newest.transactionId))
    .leftJoin(services, eq(services.id, ledgerTransactions.serviceId))
    .leftJoin(payments, eq(payments.id, ledgerTransactions.paymentId))
    .orderBy(desc(newest.postedAt), desc(newest.id))
    .limit(limit + 1);
}
