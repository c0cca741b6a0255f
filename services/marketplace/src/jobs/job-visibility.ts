import { notFound, unauthenticated, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { JobSearch } from '@sidework/contracts/marketplace/jobs';
import { problems } from '@sidework/contracts/problems';
import type { Audience } from './audience.ts';
import { isFor, type Job } from './job.ts';

/** A child searches around a town and never sends its own position (D-119). */
export function requireTownOfChild(
  { latitude, longitude }: Pick<JobSearch, 'latitude' | 'longitude'>,
  { isChild }: Audience,
): void {
  if (!isChild || (latitude === undefined && longitude === undefined)) return;
  const fields = { latitude: problems.coordinates_of_child };
  throw unprocessable('coordinates_of_child', undefined, fields);
}

export function requireKnownZip<P>(place: P | undefined): asserts place is P {
  if (!place) throw unprocessable('zip_unknown', undefined, { near: problems.zip_unknown });
}

/**
 * A job that is not open, or not for the viewer, is shown to its client, to those who proposed on it and to those who look
 * after one of these; a visitor is asked to sign in first. The same holds for a job of a child who was taken for an adult.
 */
export function requireVisible(
  job: Job | undefined,
  viewer: Audience,
  { hasProposed, isOfChild }: { hasProposed: boolean; isOfChild: boolean },
): asserts job is Job {
  if (job?.isYouth && viewer.isStaff) return;
  if (job?.status === 'open' && !isOfChild && isFor(job, viewer)) return;
  if (!viewer.id) throw unauthenticated('unauthenticated');
  if (!job || (job.clientId !== viewer.id && !hasProposed)) throw notFound('job_not_found');
}

/** Other professionals never learn who proposed, so the inbox of a job exists for its client alone. */
export function requireOwn(job: Job | undefined, by: Pick<Actor, 'id'>): asserts job is Job {
  if (job?.clientId !== by.id) throw notFound('job_not_found');
}

/** Earlier versions of a youth job are for moderators and for guardians whose child proposed on it. */
export function requireMayReadVersions(mayRead: boolean): void {
  if (!mayRead) throw notFound('job_not_found');
}

interface Hired extends Pick<Job, 'clientId'>, Partial<Pick<Job, 'hiredProfessionalId'>> {
  isHireOver?: boolean;
}

/** The exact place is for the client, and for whom the client hired while the work goes on. */
export function seesExactPlace(job: Hired, viewer: Actor) {
  return job.clientId === viewer.id || (job.hiredProfessionalId === viewer.id && !job.isHireOver);
}
