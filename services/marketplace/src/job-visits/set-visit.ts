import type { Actor } from '@sidework/chassis/http/actor';
import { requireActingAdult } from '@sidework/chassis/people/people';
import type { JobVisit } from '@sidework/contracts/marketplace/job-visits';
import type { Deps } from '../deps.ts';
import { lockJobOfClient } from '../jobs/queries.ts';
import { requireDaysAhead, requireWritable } from './job-visit.ts';
import { saveVisit, visitOf } from './queries.ts';

/** The client says where and when the work is to be done, also after they hired. */
export const setVisit = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  jobId: string,
  visit: JobVisit,
): Promise<JobVisit> =>
  db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    requireWritable(await lockJobOfClient(tx, actor.id, jobId), actor);
    const at = now();
    const { visit: before } = await visitOf(tx, jobId);
    requireDaysAhead(visit.wantedDays, before.wantedDays, at);
    await saveVisit(tx, jobId, visit, at);
    return visit;
  });
