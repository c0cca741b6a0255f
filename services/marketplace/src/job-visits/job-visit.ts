import { conflict, notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Audience } from '../jobs/audience.ts';
import type { Job } from '../jobs/job.ts';

/** Throws unless an adult reads it who is the client, whom the client hired, or staff. A child’s home is not told at all. */
export function requireReadable(
  job: Job | undefined,
  viewer: Audience,
  isClientChild: boolean,
): asserts job is Job {
  const isParty =
    job !== undefined && [job.clientId, job.hiredProfessionalId].includes(viewer.id ?? '');
  const mayRead = (isParty && !viewer.isChild) || viewer.isStaff === true;
  if (!job || job.isYouth || isClientChild || !mayRead) throw notFound('job_not_found');
}

/** Throws unless its client may say where the work is: a young person is hired in a room that shows no address. */
export function requireWritable(job: Job, by: Pick<Actor, 'id'>): void {
  if (job.clientId !== by.id) throw notFound('job_not_found');
  if (job.isYouth) throw conflict('visit_of_adults');
  if (job.status === 'closed' || job.status === 'expired') throw conflict('job_not_open');
}
