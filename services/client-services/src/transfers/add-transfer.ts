import type { Tx } from '@sidework/chassis/db/db';
import { wakeAfterCommit } from '@sidework/chassis/db/wake-after-commit';
import { v7 as uuidv7 } from 'uuid';
import { tellBalance } from '../ledger/tell-balances.ts';
import { insertTransfer } from './queries.ts';
import * as Transfer from './transfer.ts';

/** Has the provider send so much back to the card it came from, after the commit. */
export async function addRefund(tx: Tx, refund: Transfer.Refund, at: Date): Promise<void> {
  const { personId, amountCents } = refund;
  const movementId = await addTransfer(tx, { kind: 'refund', ...refund }, at);
  await tellBalance(
    tx,
    { movementId, personId, earnerId: null },
    { creditCents: -amountCents },
    at,
  );
}

export const addPayout = (tx: Tx, payout: Transfer.Payout, at: Date): Promise<string> =>
  addTransfer(tx, { kind: 'payout', ...payout }, at);

async function addTransfer(
  tx: Tx,
  transfer: Parameters<typeof Transfer.begin>[1],
  at: Date,
): Promise<string> {
  const id = uuidv7();
  await insertTransfer(tx, Transfer.begin(id, transfer, at));
  wakeAfterCommit('transfers');
  return id;
}
