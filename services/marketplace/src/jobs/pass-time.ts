import type { Tx } from '@sidework/chassis/db';
import { emit } from '@sidework/chassis/outbox';
import { jobExpired, jobNearlyExpired } from '@sidework/contracts/marketplace/events';
import type { Deps } from '../deps.ts';
import { passOverWaiting } from '../proposals/pass-over-waiting.ts';
import { toJobFact } from './facts.ts';
import * as Job from './job.ts';
import { lockDue, saveEnd, saveJob } from './queries.ts';

/** Few enough for the time that a transaction has, each with those who wait on it. */
const atOnce = 20;

/**
 * Ends the jobs whose time is over, and tells clients of those that end soon, once; gives how many that were. Several
 * processes share the work. Nothing but this takes an overdue job from the list, so that the listing asks no more of
 * a row than its status.
 */
export function passTime({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  return db.transaction(async (tx) => {
    const at = now();
    const due = await lockDue(tx, at, atOnce);
    for (const open of due) {
      const job = Job.passTime(open, at);
      await (job.status === 'expired' ? end(tx, job, at) : warn(tx, job, at));
    }
    return due.length;
  });
}

async function end(tx: Tx, job: Job.Job, at: Date) {
  await saveJob(tx, job);
  await passOverWaiting(tx, job, at);
  await emit(tx, jobExpired, toJobFact(job), at);
}

async function warn(tx: Tx, job: Job.Job, at: Date) {
  await saveEnd(tx, job);
  const expiresAt = job.expiresAt.toISOString();
  const end = { expiresAt, daysLeft: Job.daysLeft(job, at) };
  await emit(tx, jobNearlyExpired, { ...toJobFact(job), ...end }, at);
}
