import type { Db, Tx } from '@sidework/chassis/db/db';
import type { PageOfDue } from '@sidework/chassis/jobs/each-alone';
import { waitForActs } from '@sidework/chassis/people/people';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { contacts } from '../contacts/table.ts';
import type { PayoutAccount } from './payout-account.ts';
import { bankAccounts } from './table.ts';

export async function findPayoutAccount(
  db: Db,
  personId: string,
): Promise<PayoutAccount | undefined> {
  const [found] = await db.select().from(bankAccounts).where(eq(bankAccounts.personId, personId));
  return found;
}

/**
 * Two changes of one person's account wait for each other, also where there is none yet. The row is locked before the
 * accounts of the ledger, as a weekly payout locks them.
 */
export async function lockPayoutAccount(
  tx: Tx,
  personId: string,
): Promise<PayoutAccount | undefined> {
  await waitForActs(tx, personId);
  const [found] = await tx
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.personId, personId))
    .for('update');
  return found;
}

export async function savePayoutAccount(tx: Tx, account: PayoutAccount): Promise<void> {
  await tx
    .insert(bankAccounts)
    .values(account)
    .onConflictDoUpdate({ target: bankAccounts.personId, set: account });
}

/** An account whose state the provider is to be asked for. The next look is put off, so that one that fails holds up no other. */
export async function claimAccountToCheck(
  tx: Tx,
  at: Date,
  nextCheckAt: Date,
): Promise<PayoutAccount | undefined> {
  const [due] = await tx
    .select()
    .from(bankAccounts)
    .where(lte(bankAccounts.nextCheckAt, at))
    .orderBy(asc(bankAccounts.nextCheckAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (due)
    await tx
      .update(bankAccounts)
      .set({ nextCheckAt })
      .where(eq(bankAccounts.personId, due.personId));
  return due;
}

const isToBePaidOut = (at: Date) =>
  and(eq(bankAccounts.schedule, 'weekly'), lte(bankAccounts.nextPayoutAt, at));

/** The people whose weekly payout is due. */
export const duePayouts = (db: Db, at: Date, { after, limit }: PageOfDue) =>
  db
    .select({ id: bankAccounts.personId })
    .from(bankAccounts)
    .where(and(isToBePaidOut(at), after ? gt(bankAccounts.personId, after) : undefined))
    .orderBy(asc(bankAccounts.personId))
    .limit(limit);

/** Locks an account whose weekly payout is due; false where another instance was first. The person has to be locked before. */
export async function lockDuePayout(tx: Tx, personId: string, at: Date): Promise<boolean> {
  const due = await tx
    .select({ id: bankAccounts.personId })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.personId, personId), isToBePaidOut(at)))
    .for('update');
  return due.length > 0;
}

export async function setNextPayout(tx: Tx, personId: string, nextPayoutAt: Date): Promise<void> {
  await tx.update(bankAccounts).set({ nextPayoutAt }).where(eq(bankAccounts.personId, personId));
}

export async function emailOf(db: Db, personId: string): Promise<string | null> {
  const [contact] = await db
    .select({ email: contacts.email })
    .from(contacts)
    .where(eq(contacts.id, personId));
  return contact?.email ?? null;
}
