import type { Tx } from '@sidework/chassis/db/db';
import { type Posting, post } from '../ledger/post.ts';
import type { HistoryLine } from './escrow.ts';
import { recordHistory } from './queries.ts';

interface Movement extends Posting {
  serviceId: string;
}

/**
 * Books a movement of a service's money, and writes each line of it in the history that its two sides read. Gives the id of
 * the transaction, or null where no money moved.
 */
export async function bookMovement(
  tx: Tx,
  movement: Movement,
  lines: HistoryLine[],
  at: Date,
): Promise<string | null> {
  const { serviceId, entries } = movement;
  const ledgerTransactionId = entries.length > 0 ? await post(tx, movement, at) : null;
  for (const line of lines)
    await recordHistory(tx, { serviceId, ledgerTransactionId, ...line }, at);
  return ledgerTransactionId;
}
