import type { Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { and, asc, eq, lte } from 'drizzle-orm';
import { transfers } from './table.ts';
import type { Transfer } from './transfer.ts';

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

/** A transfer that is still under way; another instance may have ended it. */
export async function lockSending(tx: Tx, id: string): Promise<Transfer | undefined> {
  const [sending] = await tx
    .select()
    .from(transfers)
    .where(and(eq(transfers.id, id), eq(transfers.status, 'sending')))
    .for('update');
  return sending;
}

export const saveTransfer = (tx: Tx, before: Transfer, after: Transfer): Promise<void> =>
  save(tx, transfers, before, after);
