import type { Db, Tx } from '@sidework/chassis/db/db';
import type { JobVisit, JobVisitView } from '@sidework/contracts/marketplace/job-visits';
import { eq, inArray } from 'drizzle-orm';
import { jobRequests } from '../jobs/table.ts';
import { jobVisits } from './table.ts';

/** It is empty of a job whose client never said it. */
export async function visitOf(db: Db, jobRequestId: string): Promise<JobVisitView> {
  const [visit] = await db
    .select({ address: jobVisits.address, wantedDays: jobVisits.wantedDays })
    .from(jobVisits)
    .where(eq(jobVisits.jobRequestId, jobRequestId));
  return visit ?? { address: null, wantedDays: [] };
}

export async function saveVisit(
  tx: Tx,
  jobRequestId: string,
  { address, wantedDays }: JobVisit,
  changedAt: Date,
): Promise<void> {
  const visit = { address, wantedDays, changedAt };
  await tx
    .insert(jobVisits)
    .values({ jobRequestId, ...visit })
    .onConflictDoUpdate({ target: jobVisits.jobRequestId, set: visit });
}

/** Removes the addresses of a person's jobs. */
export async function forgetVisits(tx: Tx, clientId: string): Promise<void> {
  const ownJobs = tx
    .select({ id: jobRequests.id })
    .from(jobRequests)
    .where(eq(jobRequests.clientId, clientId));
  await tx.delete(jobVisits).where(inArray(jobVisits.jobRequestId, ownJobs));
}
