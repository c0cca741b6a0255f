import type { Actor } from '@sidework/chassis/actor';
import type { JobDetail } from '@sidework/contracts/marketplace/jobs';
import type { Deps } from '../deps.ts';
import { requireVisible } from './job.ts';
import { findJobFor } from './queries.ts';
import { toJobDetail } from './view.ts';

export async function getJob(
  { db }: Pick<Deps, 'db'>,
  viewer: Actor | undefined,
  jobId: string,
): Promise<JobDetail> {
  const row = await findJobFor(db, viewer, jobId);
  const job = row?.job;
  requireVisible(job, viewer, Boolean(row?.proposal));
  return toJobDetail(job, viewer, {
    clientName: row?.clientName ?? null,
    ownProposal: row?.proposal ?? null,
  });
}
