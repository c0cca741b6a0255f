import type { Tx } from '@sidework/chassis/db/db';
import { v7 as uuidv7 } from 'uuid';
import { type Account, balanced, type Entry, isBounded } from './posting.ts';
import { isAccount } from './queries.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './table.ts';

export interface Posting {
  /** Given where an event carries it. */
  id?: string;
  kind: string;
  /** The reason of the booking; each is booked once, and a second time is a fault. */
  cause: string;
  serviceId?: string | null;
  paymentId?: string | null;
  reversesId?: string;
  entries: Entry[];
}

/** Books a transaction, and gives its id. Accounts that may not fall below zero are locked until the end. */
export async function post(tx: Tx, posting: Posting, at: Date): Promise<string> {
  const { id = uuidv7(), entries, ...rest } = posting;
  const lines = balanced(entries).sort(byAccount);
  await tx.insert(ledgerTransactions).values({ id, ...rest, postedAt: at });
  for (const { amountCents, ...account } of lines) {
    const accountId = await accountOf(tx, account);
    await tx
      .insert(ledgerEntries)
      .values({ id: uuidv7(), transactionId: id, accountId, amountCents, postedAt: at });
  }
  return id;
}

/** In one order for all, so that no two wait for each other. */
const nameOf = ({ kind, ownerId }: Account) => `${kind} ${ownerId ?? ''}`;
const byAccount = (one: Account, other: Account) => (nameOf(one) < nameOf(other) ? -1 : 1);

/** Its account, made where there is none yet. */
async function accountOf(tx: Tx, account: Account): Promise<string> {
  const found = await findAccount(tx, account);
  if (found) return found;
  await tx
    .insert(ledgerAccounts)
    .values({ id: uuidv7(), kind: account.kind, ownerId: account.ownerId })
    .onConflictDoNothing();
  const made = await findAccount(tx, account);
  if (!made) throw new Error('the account was not made');
  return made;
}

async function findAccount(tx: Tx, account: Account): Promise<string | undefined> {
  const query = tx.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(isAccount(account));
  const [found] = await (isBounded(account) ? query.for('no key update') : query);
  return found?.id;
}

/**
 * Locks accounts before a balance is asked for, where what is done depends on it: all that the posting is going to touch, and
 * all at once. Everybody locks in this order, so that no two wait for each other: services by id, then payments, then accounts
 * in the order of `byAccount`, which is also the order of `post`.
 */
export async function lockAccounts(tx: Tx, accounts: Account[]): Promise<void> {
  for (const account of [...accounts].sort(byAccount)) await accountOf(tx, account);
}
