import type { Actor } from '@sidework/chassis/actor';
import { notFound } from '@sidework/chassis/errors';
import type { Deps } from '../deps.ts';
import { lockJob } from '../jobs/queries.ts';
import { saveSeen } from './queries.ts';

/** Nothing is decided by it, so that whoever may not act may still look. */
export function seeProposals(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  jobId: string,
  proposalIds: string[],
): Promise<void> {
  return db.transaction(async (tx) => {
    // As every decision does, before the proposals: two of them never wait for each other.
    const job = await lockJob(tx, jobId, 'update');
    if (job.clientId !== actor.id) throw notFound('job_not_found');
    await saveSeen(tx, jobId, proposalIds);
  });
}
