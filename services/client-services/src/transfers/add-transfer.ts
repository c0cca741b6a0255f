import type { Tx } from '@sidework/chassis/db/db';
import { wakeAfterCommit } from '@sidework/chassis/db/wake-after-commit';
import { v7 as uuidv7 } from 'uuid';
import { insertTransfer } from './queries.ts';
import type { transfers } from './table.ts';

interface Refund {
  personId: string;
  serviceId: string | null;
  /** The charge that it goes back on. */
  reference: string;
  amountCents: number;
}

/** Has the provider send so much back to the card it came from, after the commit. */
export async function addRefund(tx: Tx, refund: Refund, at: Date): Promise<void> {
  await addTransfer(tx, { kind: 'refund', ...refund }, at);
}

interface Payout {
  personId: string;
  amountCents: number;
  ledgerTransactionId: string;
  destination: string;
  destinationToken: string;
}

export const addPayout = (tx: Tx, payout: Payout, at: Date): Promise<string> =>
  addTransfer(tx, { kind: 'payout', ...payout }, at);

async function addTransfer(
  tx: Tx,
  transfer: Pick<typeof transfers.$inferInsert, 'kind'> & (Refund | Payout),
  at: Date,
): Promise<string> {
  const id = uuidv7();
  await insertTransfer(tx, {
    id,
    ...transfer,
    status: 'sending',
    requestedAt: at,
    nextTryAt: at,
  });
  wakeAfterCommit('transfers');
  return id;
}
