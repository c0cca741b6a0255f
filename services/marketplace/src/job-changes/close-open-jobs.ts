import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { discardObject } from '@sidework/chassis/objects/stored-objects';
import { jobClosed } from '@sidework/contracts/marketplace/events';
import { toJobFact } from '../jobs/facts.ts';
import * as Job from '../jobs/job.ts';
import { tellNeeds } from '../jobs/needs.ts';
import { lockOpenJob, lockOpenOfClient, saveJob } from '../jobs/queries.ts';
import { pictureKey } from '../pictures/addresses.ts';
import { rejectOpenProposals } from '../proposals/reject-open-proposals.ts';

/** Closes open jobs of a client who hires no more, and tells those who proposed; gives how many jobs that were. */
export async function closeOpenJobs(
  tx: Tx,
  clientId: string,
  at: Date,
  limit: number,
): Promise<number> {
  const open = await lockOpenOfClient(tx, clientId, limit);
  for (const job of open) await close(tx, job, at);
  return open.length;
}

/** A moderator took it from the list; a job that is no longer open is on no list. */
export async function closeHiddenJob(tx: Tx, jobId: string, at: Date): Promise<void> {
  const job = await lockOpenJob(tx, jobId);
  if (!job) return;
  for (const name of job.pictures) await discardObject(tx, pictureKey('job', name));
  await close(tx, job, at, { pictures: [] });
}

async function close(
  tx: Tx,
  job: Job.Job,
  at: Date,
  without: Partial<Job.Job> = {},
): Promise<void> {
  const closed = { ...Job.closeForClient(job), ...without };
  await saveJob(tx, job, closed);
  await tellNeeds(tx, job, closed, at);
  await rejectOpenProposals(tx, closed, at);
  await emit(tx, jobClosed, toJobFact(closed), at);
}
