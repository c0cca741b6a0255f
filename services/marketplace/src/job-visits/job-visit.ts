import { conflict, notFound, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { daysAfter } from '@sidework/contracts/kernel/local-day';
import { problems } from '@sidework/contracts/problems';
import type { Audience } from '../jobs/audience.ts';
import type { Job } from '../jobs/job.ts';

interface Circumstances {
  isClientChild: boolean;
  /** The work of the hire has ended. */
  isHireOver: boolean;
}

/**
 * Throws unless an adult reads it who is the client, whom the client hired while the work goes on, or staff. A child’s home is
 * not told at all.
 */
export function requireReadable(
  job: Job | undefined,
  viewer: Audience,
  { isClientChild, isHireOver }: Circumstances,
): asserts job is Job {
  const mayRead =
    job !== undefined &&
    (isParty(job, viewer, isHireOver) || (viewer.isStaff === true && !viewer.isChild));
  if (!mayRead || job.isYouth || isClientChild) throw notFound('job_not_found');
}

function isParty(job: Job, { id, isChild }: Audience, isHireOver: boolean): boolean {
  if (id === undefined || isChild) return false;
  return job.clientId === id || (job.hiredProfessionalId === id && !isHireOver);
}

/** Whether it is read by staff, whose look is recorded. */
export const isLookOfStaff = (job: Job, viewer: Audience): boolean =>
  ![job.clientId, job.hiredProfessionalId].includes(viewer.id ?? '');

/** Throws unless its client may say where the work is: a young person is hired in a room that shows no address. */
export function requireWritable(job: Job, by: Pick<Actor, 'id'>): void {
  if (job.clientId !== by.id) throw notFound('job_not_found');
  if (job.isYouth) throw conflict('visit_of_adults');
  if (job.status === 'closed' || job.status === 'expired') throw conflict('job_not_open');
}

/** Throws where a day that was not wanted before is past in every zone. */
export function requireDaysAhead(
  wanted: readonly string[],
  before: readonly string[],
  now: Date,
): void {
  const today = daysAfter(now, -0.5).toISOString().slice(0, 10);
  if (wanted.some((day) => day < today && !before.includes(day)))
    throw unprocessable('wanted_day_past', undefined, { wantedDays: problems.wanted_day_past });
}
