import type { Db, Tx } from '@sidework/chassis/db/db';
import type { JobVisit, JobVisitView } from '@sidework/contracts/marketplace/job-visits';
import { eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { jobRequests } from '../jobs/table.ts';
import { jobVisits } from './table.ts';

/** It is empty of a job whose client never said it. */
export async function visitOf(
  db: Db,
  jobRequestId: string,
): Promise<{ visit: JobVisitView; isHireOver: boolean }> {
  const [found] = await db.select().from(jobVisits).where(eq(jobVisits.jobRequestId, jobRequestId));
  const { address = null, wantedDays = [], isHireOver = false } = found ?? {};
  return { visit: { address, wantedDays }, isHireOver };
}

/** Keeps whether the work of the hire is over, also of a job whose client has said no address yet; older news changes nothing. */
export async function keepHire(
  tx: Tx,
  jobRequestId: string,
  isHireOver: boolean,
  hireToldAt: Date,
): Promise<void> {
  const [job] = await tx
    .select({ id: jobRequests.id })
    .from(jobRequests)
    .where(eq(jobRequests.id, jobRequestId));
  if (!job) return;
  const told = { isHireOver, hireToldAt };
  await tx
    .insert(jobVisits)
    .values({ jobRequestId, wantedDays: [], changedAt: hireToldAt, ...told })
    .onConflictDoUpdate({
      target: jobVisits.jobRequestId,
      set: told,
      setWhere: or(isNull(jobVisits.hireToldAt), lt(jobVisits.hireToldAt, hireToldAt)),
    });
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
