import type { Tx } from '@sidework/chassis/db';
import { and, eq } from 'drizzle-orm';
import { blocks } from './table.ts';

export async function insertBlock(tx: Tx, block: typeof blocks.$inferInsert): Promise<void> {
  await tx.insert(blocks).values(block).onConflictDoNothing();
}

export async function deleteBlock(tx: Tx, blockerId: string, blockedId: string): Promise<void> {
  await tx
    .delete(blocks)
    .where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)));
}
