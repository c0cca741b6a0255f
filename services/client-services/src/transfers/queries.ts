import type { Db, Tx } from '@sidework/chassis/db/db';
import { and, asc, eq, lte } from 'drizzle-orm';
import { transfers } from './table.ts';

export type Transfer = typeof transfers.$inferSelect;

export async function insertTransfer(
  tx: Tx,
  transfer: typeof transfers.$inferInsert,
): Promise<void> {
  await tx.insert(transfers).values(transfer);
}

/** A transfer that is due and that no other instance is sending. */
export async function lockDueTransfer(tx: Tx, at: Date): Promise<Transfer | undefined> {
  const [due] = await tx
    .select()
    .from(transfers)
    .where(and(eq(transfers.status, 'sending'), lte(transfers.nextTryAt, at)))
    .orderBy(asc(transfers.nextTryAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return due;
}

export async function keepTries(
  db: Db,
  id: string,
  tried: Partial<Pick<Transfer, 'tries' | 'refusals' | 'nextTryAt'>>,
): Promise<void> {
  await db.update(transfers).set(tried).where(eq(transfers.id, id));
}

/** Ends a transfer that is still under way, which needs no account any more; false where it ended before. */
export async function endTransfer(
  tx: Tx,
  id: string,
  outcome: { status: 'sent'; sentAt: Date } | { status: 'failed' },
): Promise<boolean> {
  const ended = await tx
    .update(transfers)
    .set({ ...outcome, destinationToken: null })
    .where(and(eq(transfers.id, id), eq(transfers.status, 'sending')))
    .returning({ id: transfers.id });
  return ended.length > 0;
}
