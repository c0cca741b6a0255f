import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { people } from '@sidework/chassis/people/people';
import { and, arrayContains, eq, inArray } from 'drizzle-orm';
import { jobProposals } from '../proposals/table.ts';
import type { Job } from './job.ts';

export async function hasProposed(db: Db, actor: Actor, jobId: string): Promise<boolean> {
  const own = and(eq(jobProposals.jobRequestId, jobId), eq(jobProposals.professionalId, actor.id));
  const rows = await db.select({ id: jobProposals.id }).from(jobProposals).where(own);
  return rows.length > 0;
}

/** Those of some jobs that a person has proposed on. */
export async function jobsProposedOn(db: Db, professionalId: string, jobIds: string[]) {
  const own = and(
    eq(jobProposals.professionalId, professionalId),
    inArray(jobProposals.jobRequestId, jobIds),
  );
  const rows = await db.select({ id: jobProposals.jobRequestId }).from(jobProposals).where(own);
  return new Set(rows.map(({ id }) => id));
}

/** Whether any child has ever proposed on it: what a child has answered says what it said then. */
export async function isFrozen(db: Db, job: Pick<Job, 'id' | 'isYouth'>): Promise<boolean> {
  if (!job.isYouth) return false;
  const onIt = eq(jobProposals.jobRequestId, job.id);
  const rows = await db.select({ id: jobProposals.id }).from(jobProposals).where(onIt).limit(1);
  return rows.length > 0;
}

/** Whether a child of the guardian `guardianId` has proposed on a job. */
export async function hasChildProposed(db: Db, guardianId: string, jobId: string) {
  const rows = await db
    .select({ id: jobProposals.id })
    .from(jobProposals)
    .innerJoin(people, eq(people.id, jobProposals.professionalId))
    .where(
      and(
        eq(jobProposals.jobRequestId, jobId),
        eq(people.accountType, 'sidework_kids'),
        arrayContains(people.guardianIds, [guardianId]),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
