import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { JobDetail } from '@sidework/contracts/marketplace/jobs';
import type { Deps } from '../deps.ts';
import { type Audience, audienceOf, clientNameFor } from './audience.ts';
import type { Job } from './job.ts';
import { requireVisible } from './job-visibility.ts';
import { hasChildProposed, isFrozen } from './proposer-queries.ts';
import { findJobFor } from './queries.ts';
import { toJobDetail } from './view.ts';

export async function getJob(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  viewer: Actor | undefined,
  jobId: string,
): Promise<JobDetail> {
  const { job, row, audience, isForOwnChild } = await findSeen(db, viewer, jobId);
  return toJobDetail(config, job, viewer, {
    clientName: clientNameFor(audience, job, row?.clientName ?? null, row?.askedClient ?? null),
    jobsPosted: row?.jobsPosted ?? 0,
    jobsFilled: row?.jobsFilled ?? 0,
    rating: row?.clientRating ?? null,
    reviewCount: row?.clientReviewCount ?? 0,
    ownProposal: row?.proposal ?? null,
    isForOwnChild,
    isFrozen: viewer?.id === job.clientId && (await isFrozen(db, job)),
  });
}

export async function findVisibleJob(db: Db, viewer: Actor, jobId: string): Promise<Job> {
  const { job } = await findSeen(db, viewer, jobId);
  return job;
}

async function findSeen(db: Db, viewer: Actor | undefined, jobId: string) {
  const [row, audience] = await Promise.all([
    findJobFor(db, viewer, jobId),
    audienceOf(db, viewer),
  ]);
  const job = row?.job;
  const isForOwnChild = job !== undefined && (await isForChildOf(db, audience, job));
  requireVisible(job, audience, {
    hasProposed: Boolean(row?.proposal) || isForOwnChild,
    isOfChild: row?.clientAccountType === 'sidework_kids',
  });
  return { job, row, audience, isForOwnChild };
}

/**
 * Guardians are told of what their child proposed by a list of its own, which records that they looked; the job itself says
 * nothing of the child.
 */
async function isForChildOf(db: Db, { id, isChild }: Audience, job: Job): Promise<boolean> {
  if (!id || isChild || !job.isYouth || job.clientId === id) return false;
  return hasChildProposed(db, id, job.id);
}
