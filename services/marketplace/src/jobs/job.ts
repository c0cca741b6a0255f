import type { Actor } from '@sidework/chassis/actor';
import {
  conflict,
  forbidden,
  notFound,
  unauthenticated,
  unprocessable,
} from '@sidework/chassis/errors';
import { isYouthCategory } from '@sidework/contracts/marketplace/categories';
import { contactInJob } from '@sidework/contracts/marketplace/contact-details';
import type { JobPosting } from '@sidework/contracts/marketplace/jobs';
import type { Audience } from './audience.ts';
import type { jobRequests } from './table.ts';

export type Job = typeof jobRequests.$inferSelect;
export type NewJob = typeof jobRequests.$inferInsert;

export function post(id: string, posting: JobPosting, by: Actor, now: Date): NewJob {
  const contact = contactInJob(posting);
  if (Object.keys(contact).length > 0)
    throw unprocessable('contact_in_youth_job', undefined, contact);
  return {
    id,
    clientId: by.id,
    title: posting.title,
    description: posting.description,
    category: posting.category,
    isYouth: isYouthCategory(posting.category),
    budgetMinCents: posting.budgetMinCents ?? null,
    budgetMaxCents: posting.budgetMaxCents ?? null,
    location: posting.location || null,
    latitude: posting.latitude ?? null,
    longitude: posting.longitude ?? null,
    status: 'open',
    createdAt: now,
  };
}

export function close(job: Job, by: Actor, hasProposed: boolean): Job {
  requireClient(job, by, hasProposed);
  requireOpen(job);
  return { ...job, status: 'closed' };
}

export function fill(job: Job, by: Actor, hiredProfessionalId: string): Job {
  requireClient(job, by, false);
  requireOpen(job);
  return { ...job, status: 'filled', hiredProfessionalId };
}

/** Who proposed has to do with the job, and is told that it is not theirs to decide; others are told nothing. */
function requireClient(job: Job, by: Actor, hasProposed: boolean): void {
  if (job.clientId === by.id) return;
  throw hasProposed ? forbidden('not_your_job') : notFound('job_not_found');
}

function requireOpen(job: Job): void {
  if (job.status !== 'open') throw conflict('job_not_open');
}

/** Whether a job is of those that children see, or of those that the others do. */
export const isFor = (job: Pick<Job, 'isYouth'>, { isChild }: Pick<Audience, 'isChild'>) =>
  job.isYouth === isChild;

/**
 * A job that is not open, or not for the viewer, is its client's and its proposers' to see, or of those who look after one
 * of these; a visitor is asked to sign in first. So is one of a child that posted it while it was taken for an adult.
 */
export function requireVisible(
  job: Job | undefined,
  viewer: Audience,
  { hasProposed, isOfChild }: { hasProposed: boolean; isOfChild: boolean },
): asserts job is Job {
  if (job?.status === 'open' && !isOfChild && isFor(job, viewer)) return;
  if (!viewer.id) throw unauthenticated('unauthenticated');
  if (!job || (job.clientId !== viewer.id && !hasProposed)) throw notFound('job_not_found');
}

/** The exact place is for the client and whom the client hired. */
export function seesExactPlace(
  job: Pick<Job, 'clientId'> & Partial<Pick<Job, 'hiredProfessionalId'>>,
  viewer: Actor,
) {
  return job.clientId === viewer.id || job.hiredProfessionalId === viewer.id;
}
