import type { Db, Tx } from '@sidework/chassis/db/db';
import { eq, lte } from 'drizzle-orm';
import { handedPapers } from './table.ts';

export async function insertHandedPaper(
  db: Db,
  paper: typeof handedPapers.$inferInsert,
): Promise<void> {
  await db.insert(handedPapers).values(paper);
}

/** The papers whose seven days in the handover bucket are over. */
export const duePapers = (db: Db, now: Date, limit: number) =>
  db
    .select({ key: handedPapers.key })
    .from(handedPapers)
    .where(lte(handedPapers.removeAt, now))
    .limit(limit);

export async function deleteHandedPaper(db: Db, key: string): Promise<void> {
  await db.delete(handedPapers).where(eq(handedPapers.key, key));
}

/** The papers of a person who leaves are removed with the next sweep. */
export async function expirePapersOf(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.update(handedPapers).set({ removeAt: at }).where(eq(handedPapers.userId, userId));
}
