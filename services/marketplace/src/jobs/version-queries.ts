import type { Db, Tx } from '@sidework/chassis/db/db';
import { olderThan } from '@sidework/chassis/db/keyset';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { NewVersion } from './job.ts';
import { jobRequests, jobVersions } from './table.ts';

export async function keepVersion(tx: Tx, version: NewVersion): Promise<void> {
  await tx.insert(jobVersions).values(version);
}

/** Deletes the old versions of a departing client's jobs: readers need only what the jobs say now. */
export async function forgetVersions(tx: Tx, clientId: string): Promise<void> {
  const own = tx
    .select({ id: jobRequests.id })
    .from(jobRequests)
    .where(eq(jobRequests.clientId, clientId));
  await tx.delete(jobVersions).where(inArray(jobVersions.jobRequestId, own));
}

export interface PageQuery {
  cursor?: string | undefined;
  limit: number;
}

export type KeptVersion = typeof jobVersions.$inferSelect;

export function versionsOf(
  db: Db,
  jobId: string,
  { cursor, limit }: PageQuery,
): Promise<KeptVersion[]> {
  const older = olderThan(jobVersions.replacedAt, jobVersions.id, cursor);
  return db
    .select()
    .from(jobVersions)
    .where(and(eq(jobVersions.jobRequestId, jobId), older))
    .orderBy(desc(jobVersions.replacedAt), desc(jobVersions.id))
    .limit(limit + 1);
}
