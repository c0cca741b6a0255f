import type { Tx } from '@sidework/chassis/db/db';
import type { Need, NeedKey } from '@sidework/contracts/kernel/needs';
import type { NetworkChatNeed } from '@sidework/contracts/network-chat/need-kinds/network-chat';
import { and, eq, sql } from 'drizzle-orm';
import { meetNeed, raiseNeed } from './keep-need.ts';
import { needs } from './table.ts';

/** What waits because of this service itself is kept in the transaction that decides, and is no event. */
export async function raiseOwnNeed(tx: Tx, need: Need<NetworkChatNeed>, at: Date): Promise<void> {
  await raiseNeed(tx, { data: need, sequence: await nextSequence(tx, need), occurredAt: at });
}

export async function meetOwnNeed(tx: Tx, key: NeedKey<NetworkChatNeed>, at: Date): Promise<void> {
  const sequence = await nextSequence(tx, key);
  // What never waited leaves no trace.
  if (sequence > 1) await meetNeed(tx, { data: key, sequence, occurredAt: at });
}

async function nextSequence(tx: Tx, { kind, subjectId }: NeedKey): Promise<number> {
  const [last] = await tx
    .select({ sequence: sql<number>`max(${needs.sequence})::int` })
    .from(needs)
    .where(and(eq(needs.kind, kind), eq(needs.subjectId, subjectId)));
  return (last?.sequence ?? 0) + 1;
}
