import type { Tx } from '@sidework/chassis/db/db';
import { and, eq } from 'drizzle-orm';
import { messageReactions } from './table.ts';

const { messageId, userId } = messageReactions;

export async function saveReaction(
  tx: Tx,
  given: typeof messageReactions.$inferInsert,
): Promise<void> {
  const { reaction, createdAt } = given;
  await tx
    .insert(messageReactions)
    .values(given)
    .onConflictDoUpdate({ target: [messageId, userId], set: { reaction, createdAt } });
}

export async function deleteReaction(tx: Tx, ofMessage: string, by: string): Promise<void> {
  await tx.delete(messageReactions).where(and(eq(messageId, ofMessage), eq(userId, by)));
}

/** The reactions of a person whose account is gone. */
export async function deleteReactionsOf(tx: Tx, personId: string): Promise<void> {
  await tx.delete(messageReactions).where(eq(userId, personId));
}
