import type { Db } from '@sidework/chassis/db/db';
import { olderThan } from '@sidework/chassis/db/keyset';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { services } from '../services/table.ts';
import type { Account, AccountKind } from './posting.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './table.ts';

/** What an account that holds somebody's money owes them: its credits less its debits. */
export async function creditOf(db: Db, { kind, ownerId }: Account): Promise<number> {
  const [row] = await db
    .select({ cents: sql`coalesce(-sum(${ledgerEntries.amountCents}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        eq(ledgerAccounts.kind, kind),
        sql`${ledgerAccounts.ownerId} is not distinct from ${ownerId}`,
      ),
    );
  return row?.cents ?? 0;
}

/** The entries of transactions, by the account they are on. */
export async function entriesOf(db: Db, transactionIds: string[]) {
  if (transactionIds.length === 0) return [];
  return db
    .select({
      transactionId: ledgerEntries.transactionId,
      kind: ledgerAccounts.kind,
      ownerId: ledgerAccounts.ownerId,
      amountCents: ledgerEntries.amountCents,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(inArray(ledgerEntries.transactionId, transactionIds))
    .orderBy(ledgerEntries.id);
}

const ownKinds: AccountKind[] = ['pro_payable', 'client_refund', 'pro_receivable'];

/** What moved on somebody's own accounts, newest first, with what they had after each. */
export function entriesForPerson(
  db: Db,
  personId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const running = db.$with('running').as(
    db
      .select({
        id: ledgerEntries.id,
        amountCents: sql<number>`-${ledgerEntries.amountCents}`.mapWith(Number).as('amount'),
        balanceCents:
          sql<number>`-sum(${ledgerEntries.amountCents}) over (order by ${ledgerTransactions.postedAt}, ${ledgerEntries.id})`
            .mapWith(Number)
            .as('balance'),
        account: sql<AccountKind>`${ledgerAccounts.kind}`.as('account'),
        kind: sql<string>`${ledgerTransactions.kind}`.as('transaction_kind'),
        postedAt: ledgerTransactions.postedAt,
        title: services.title,
      })
      .from(ledgerEntries)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
      .leftJoin(services, eq(services.id, ledgerTransactions.serviceId))
      .where(and(inArray(ledgerAccounts.kind, ownKinds), eq(ledgerAccounts.ownerId, personId))),
  );
  return db
    .with(running)
    .select()
    .from(running)
    .where(olderThan(running.postedAt, running.id, cursor))
    .orderBy(desc(running.postedAt), desc(running.id))
    .limit(limit + 1);
}
