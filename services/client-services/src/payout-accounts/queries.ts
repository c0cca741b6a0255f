import type { Db, Tx } from '@sidework/chassis/db/db';
import { waitForActs } from '@sidework/chassis/people/people';
import { and, asc, eq, lte } from 'drizzle-orm';
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

/** An account whose weekly payout is due and that no other instance pays out to. */
export async function lockAccountToPayOut(tx: Tx, at: Date): Promise<PayoutAccount | undefined> {
  const [due] = await tx
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.schedule, 'weekly'), lte(bankAccounts.nextPayoutAt, at)))
    .orderBy(asc(bankAccounts.nextPayoutAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return due;
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
