import type { Tx } from '@sidework/chassis/db';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { blocks } from './table.ts';

export async function insertBlock(tx: Tx, block: typeof blocks.$inferInsert): Promise<void> {
  await tx.insert(blocks).values(block).onConflictDoNothing();
}

export async function deleteBlock(tx: Tx, blockerId: string, blockedId: string): Promise<void> {
  await tx
    .delete(blocks)
    .where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)));
}

/** Whether one of two has blocked the other. */
export const areApart = (one: PgColumn, other: PgColumn): SQL<boolean> => sql<boolean>`exists (
  select from ${blocks} where (blocker_id = ${one} and blocked_id = ${other})
    or (blocker_id = ${other} and blocked_id = ${one}))`;
