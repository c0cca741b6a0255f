import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { jobExpired, jobNearlyExpired } from '@sidework/contracts/marketplace/events';
import type { Deps } from '../deps.ts';
import { toJobFact } from '../jobs/facts.ts';
import * as Job from '../jobs/job.ts';
import { tellNeeds } from '../jobs/needs.ts';
import { lockDue, saveJob } from '../jobs/queries.ts';
import { rejectOpenProposals } from '../proposals/reject-open-proposals.ts';

/**
 * Ends one job whose time is over, or tells its client that it ends soon, once; false where none is due. One a
 * transaction: no job waits for another's proposals, and one that cannot be done is set aside, so that it keeps none
 * from ending; it is tried again once all others are done. Several processes share the work. Nothing but this takes an
 * overdue job from the list, so that the listing asks no more of a row than its status.
 */
export async function passTime(
  { db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>,
  setAside: Set<string>,
): Promise<boolean> {
  const found: { due?: Job.Job | undefined } = {};
  try {
    await db.transaction(async (tx) => {
      const at = now();
      found.due = await lockDue(tx, at, [...setAside]);
      if (found.due) await passTimeOf(tx, found.due, at);
    });
  } catch (err) {
    if (!found.due) throw err;
    log.warn({ err, jobRequestId: found.due.id }, 'a job whose time is over could not be ended');
    setAside.add(found.due.id);
  }
  if (!found.due) setAside.clear();
  return found.due !== undefined;
}

async function passTimeOf(tx: Tx, open: Job.Job, at: Date) {
  const job = Job.passTime(open, at);
  await saveJob(tx, open, job);
  await (job.status === 'expired' ? end(tx, job, at) : warn(tx, job, at));
  await tellNeeds(tx, open, job, at);
}

async function end(tx: Tx, job: Job.Job, at: Date) {
  await rejectOpenProposals(tx, job, at);
  await emit(tx, jobExpired, toJobFact(job), at);
}

async function warn(tx: Tx, job: Job.Job, at: Date) {
  const expiresAt = job.expiresAt.toISOString();
  await emit(tx, jobNearlyExpired, { ...toJobFact(job), expiresAt }, at);
}
