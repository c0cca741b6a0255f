import type { Tx } from '@sidework/chassis/db/db';
import type { Need, NeedKey } from '@sidework/contracts/kernel/needs';
import type { NetworkChatNeed } from '@sidework/contracts/network-chat/need-kinds/network-chat';
import { meetNeed, raiseNeed } from './keep-need.ts';
import { nextSequence } from './queries.ts';

/** A need of this service itself is kept in the transaction that decides, and is no event. */
export async function raiseOwnNeed(tx: Tx, need: Need<NetworkChatNeed>, at: Date): Promise<void> {
  await raiseNeed(tx, { data: need, sequence: await nextSequence(tx, need), occurredAt: at });
}

export async function meetOwnNeed(tx: Tx, key: NeedKey<NetworkChatNeed>, at: Date): Promise<void> {
  const sequence = await nextSequence(tx, key);
  // A need that never waited gets no row.
  if (sequence > 1) await meetNeed(tx, { data: key, sequence, occurredAt: at });
}
