import type { Db, Tx } from '@sidework/chassis/db/db';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
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

export const isBlockedEitherWay = (
  one: PgColumn | SQL,
  other: PgColumn | SQL,
): SQL<boolean> => sql<boolean>`exists (
  select from ${blocks} where (blocker_id = ${one} and blocked_id = ${other})
    or (blocker_id = ${other} and blocked_id = ${one}))`;

/** A subquery that Postgres reads once for a whole list. */
export const blockedEitherWay = (id: SQL): SQL => sql`
  select blocked_id from ${blocks} where blocker_id = ${id}
  union all select blocker_id from ${blocks} where blocked_id = ${id}`;

export async function isBlockBetween(db: Db, oneId: string, otherId: string): Promise<boolean> {
  const { blockerId, blockedId } = blocks;
  const [block] = await db
    .select({ blockerId })
    .from(blocks)
    .where(
      or(
        and(eq(blockerId, oneId), eq(blockedId, otherId)),
        and(eq(blockerId, otherId), eq(blockedId, oneId)),
      ),
    )
    .limit(1);
  return block !== undefined;
}
