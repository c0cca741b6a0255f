import type { Tx } from '@sidework/chassis/db/db';
import { v7 as uuidv7 } from 'uuid';
import { type Account, balanced, type Entry, type PostingKind } from './posting.ts';
import { findAccount, insertAccount, insertEntry, insertTransaction } from './queries.ts';
import { tellBalances } from './tell-balances.ts';

export interface Posting {
  /** Given where an event carries it. */
  id?: string;
  kind: PostingKind;
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
  await insertTransaction(tx, { id, ...rest, postedAt: at });
  for (const { amountCents, ...account } of lines) {
    const accountId = await accountOf(tx, account);
    await insertEntry(tx, { transactionId: id, accountId, amountCents, postedAt: at });
  }
  // A refund left the balance when it was sent off, before it arrived.
  if (posting.kind !== 'refund_sent') await tellBalances(tx, { ...posting, id }, lines, at);
  return id;
}

/** In one order for all, so that no two wait for each other. */
const nameOf = ({ kind, ownerId }: Account) => `${kind} ${ownerId ?? ''}`;
const byAccount = (one: Account, other: Account) => (nameOf(one) < nameOf(other) ? -1 : 1);

/** Gives the id of an account, which is made if there is none yet. */
async function accountOf(tx: Tx, account: Account): Promise<string> {
  const found = await findAccount(tx, account);
  if (found) return found;
  await insertAccount(tx, account);
  const made = await findAccount(tx, account);
  if (!made) throw new Error('the account was not made');
  return made;
}

/**
 * Locks accounts before a balance is asked for, where what is done depends on it: all that the posting is going to touch, and
 * all at once. Everybody locks in this order, so that no two wait for each other: services by id, then payments, then accounts
 * in the order of `byAccount`, which is also the order of `post`.
 */
export async function lockAccounts(tx: Tx, accounts: Account[]): Promise<void> {
  for (const account of [...accounts].sort(byAccount)) await accountOf(tx, account);
}
