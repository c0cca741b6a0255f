import type { Actor } from '@sidework/chassis/actor';
import type { JobDetail } from '@sidework/contracts/marketplace/jobs';
import type { Deps } from '../deps.ts';
import { audienceOf } from './audience.ts';
import { requireVisible } from './job.ts';
import { findJobFor } from './queries.ts';
import { toJobDetail } from './view.ts';

export async function getJob(
  { db }: Pick<Deps, 'db'>,
  viewer: Actor | undefined,
  jobId: string,
): Promise<JobDetail> {
  const [row, audience] = await Promise.all([
    findJobFor(db, viewer, jobId),
    audienceOf(db, viewer),
  ]);
  const job = row?.job;
  requireVisible(job, audience, {
    hasProposed: Boolean(row?.proposal),
    isOfChild: row?.clientAccountType === 'sidework_kids',
  });
  return toJobDetail(job, viewer, {
    clientName: row?.clientName ?? null,
    ownProposal: row?.proposal ?? null,
  });
}
