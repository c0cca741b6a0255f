import type { Db, Tx } from '@sidework/chassis/db/db';
import { olderThan } from '@sidework/chassis/db/keyset';
import { and, desc, eq, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { payments } from '../payments/charges/table.ts';
import { services } from '../services/table.ts';
import { type Account, type AccountKind, isBounded } from './posting.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './table.ts';

/** The condition is written so that the index serves it, which `is not distinct from` keeps it from doing. */
const isAccount = ({ kind, ownerId }: Account): SQL | undefined =>
  and(
    eq(ledgerAccounts.kind, kind),
    ownerId === null ? isNull(ledgerAccounts.ownerId) : eq(ledgerAccounts.ownerId, ownerId),
  );

/** Gives the id of an account. An account that may not fall below zero stays locked until the transaction ends. */
export async function findAccount(tx: Tx, account: Account): Promise<string | undefined> {
  const query = tx.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(isAccount(account));
  const [found] = await (isBounded(account) ? query.for('no key update') : query);
  return found?.id;
}

export async function insertAccount(tx: Tx, { kind, ownerId }: Account): Promise<void> {
  await tx.insert(ledgerAccounts).values({ id: uuidv7(), kind, ownerId }).onConflictDoNothing();
}

export async function insertTransaction(
  tx: Tx,
  transaction: typeof ledgerTransactions.$inferInsert,
): Promise<void> {
  await tx.insert(ledgerTransactions).values(transaction);
}

export async function insertEntry(
  tx: Tx,
  entry: Omit<typeof ledgerEntries.$inferInsert, 'id' | 'balanceCents' | 'sequence'>,
): Promise<void> {
  await tx.insert(ledgerEntries).values({ id: uuidv7(), ...entry });
}

/** The last entry of an account has its balance. */
const lastEntry = (db: Db, accountId: SQL | typeof ledgerAccounts.id) =>
  db
    .select({ balanceCents: ledgerEntries.balanceCents })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.accountId, accountId), isNotNull(ledgerEntries.sequence)))
    .orderBy(desc(ledgerEntries.sequence))
    .limit(1);

/** The money that an account holds for its owner: its credits less its debits. */
export async function creditOf(db: Db, account: Account): Promise<number> {
  if (!isBounded(account)) throw new Error(`no balance is kept of ${account.kind}`);
  const last = lastEntry(db, ledgerAccounts.id).as('last');
  const [row] = await db
    .select({ cents: sql`-${last.balanceCents}`.mapWith(Number) })
    .from(ledgerAccounts)
    .innerJoinLateral(last, sql`true`)
    .where(isAccount(account));
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
    .where(isOlder && not(isOlder));
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
