import type { Actor } from '@sidework/chassis/http/actor';
import { recordAccess } from '@sidework/chassis/people/access-log';
import { isKid } from '@sidework/chassis/people/people';
import { accessRecorded } from '@sidework/contracts/marketplace/events';
import type { JobVisitView } from '@sidework/contracts/marketplace/job-visits';
import type { Deps } from '../deps.ts';
import { audienceOf } from '../jobs/audience.ts';
import { findAccount, findJob } from '../jobs/queries.ts';
import { isLookOfStaff, requireReadable } from './job-visit.ts';
import { visitOf } from './queries.ts';

/** The look of staff at a home is recorded before it is answered, as one at a child's data is. */
export const readVisit = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  jobId: string,
): Promise<JobVisitView> =>
  db.transaction(async (tx) => {
    const job = await findJob(tx, jobId);
    const viewer = await audienceOf(tx, actor);
    const client = job && (await findAccount(tx, job.clientId));
    const { visit, isHireOver } = await visitOf(tx, jobId);
    const isClientChild = client !== undefined && isKid(client);
    requireReadable(job, viewer, { isClientChild, isHireOver });
    const look = { actor, childId: job.clientId, what: 'job_address_read', at: now() };
    if (visit.address && isLookOfStaff(job, viewer)) await recordAccess(tx, accessRecorded, look);
    return visit;
  });
