import type { Db, Tx } from '@sidework/chassis/db/db';
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { type Account, isBounded } from './posting.ts';
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
export const lastEntry = (db: Db, accountId: SQL | typeof ledgerAccounts.id) =>
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
