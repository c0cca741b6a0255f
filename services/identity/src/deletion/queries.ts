import type { Tx } from '@sidework/chassis/db/db';
import { eq } from 'drizzle-orm';
import { erasureParts, erasures } from './table.ts';

export async function insertErasure(tx: Tx, erasure: typeof erasures.$inferInsert): Promise<void> {
  await tx.insert(erasures).values(erasure).onConflictDoNothing();
}

/** The words of the services queue up here. */
export async function lockErasure(tx: Tx, userId: string) {
  const [row] = await tx.select().from(erasures).where(eq(erasures.userId, userId)).for('update');
  return row;
}

/** Keeps that a service has forgotten the person, and gives all that have. */
export async function addErasurePart(
  tx: Tx,
  part: typeof erasureParts.$inferInsert,
): Promise<string[]> {
  await tx.insert(erasureParts).values(part).onConflictDoNothing();
  const rows = await tx
    .select({ service: erasureParts.service })
    .from(erasureParts)
    .where(eq(erasureParts.userId, part.userId));
  return rows.map(({ service }) => service);
}

export async function completeErasure(tx: Tx, userId: string, completedAt: Date): Promise<void> {
  await tx.update(erasures).set({ completedAt }).where(eq(erasures.userId, userId));
}
