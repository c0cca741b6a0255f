import type { Actor } from '@sidework/chassis/http/actor';
import { isKid } from '@sidework/chassis/people/people';
import type { JobVisitView } from '@sidework/contracts/marketplace/job-visits';
import type { Deps } from '../deps.ts';
import { audienceOf } from '../jobs/audience.ts';
import { findAccount, findJob } from '../jobs/queries.ts';
import { requireReadable } from './job-visit.ts';
import { visitOf } from './queries.ts';

export async function readVisit(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  jobId: string,
): Promise<JobVisitView> {
  const [job, viewer] = await Promise.all([findJob(db, jobId), audienceOf(db, actor)]);
  const client = job && (await findAccount(db, job.clientId));
  requireReadable(job, viewer, client !== undefined && isKid(client));
  return visitOf(db, job.id);
}
