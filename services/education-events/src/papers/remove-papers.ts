import type { Tx } from '@sidework/chassis/db/db';
import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import { eq, lte } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { handedPapers } from './table.ts';

const batch = 100;

/** Removes from the handover bucket what had its seven days; true where there may be more. */
export async function removePapers({ db, handover, now }: Pick<Deps, 'db' | 'handover' | 'now'>) {
  const due = await db
    .select({ key: handedPapers.key })
    .from(handedPapers)
    .where(lte(handedPapers.removeAt, now()))
    .limit(batch);
  for (const { key } of due) {
    await handover.remove(key);
    await db.delete(handedPapers).where(eq(handedPapers.key, key));
  }
  return due.length === batch;
}

/** What was handed over for a person who leaves is removed with the next sweep. */
export const removePapersOf = (tx: Tx, userId: string, at: Date) =>
  tx.update(handedPapers).set({ removeAt: at }).where(eq(handedPapers.userId, userId));

/** Sweeps every minute. */
export const removePapersJob: BackgroundJob<Deps> = {
  name: 'remove-handed-papers',
  every: 60_000,
  run: removePapers,
};
