import { countingRefusals, perHour } from '@sidework/chassis/db/account-limits';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Claim } from '@sidework/chassis/http/idempotency';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import { requireActingAdult } from '@sidework/chassis/people/people';
import type { JobPosting, JobView } from '@sidework/contracts/marketplace/jobs';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { findCentre } from '../places/search-places.ts';
import * as Job from './job.ts';
import { insertPosting } from './posting-queries.ts';
import { toJobView } from './view.ts';

/** Gives nothing where another request has the key of `claim`. */
export async function postJob(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  actor: Actor,
  posting: JobPosting,
  claim?: Claim,
): Promise<JobView | undefined> {
  agreeWithServer(posting, { owner: { clientId: actor.id }, fixed: { status: 'open' } });
  const at = now();
  const limit = perHour(actor.id, 'jobs', config.JOBS_PER_HOUR, at);
  return countingRefusals(db, limit, 'too_many_jobs', async () => {
    const centre = await findCentre(posting.location);
    const job = Job.post(uuidv7(), posting, actor, at, centre);
    const view = toJobView(job, actor);
    const keyed = claim && { claim, answer: view };
    if (await insertPosting(db, job, limit, keyed)) return view;
    // The statement says only that it wrote nothing; this says why the client may not act.
    await db.transaction((tx) => requireActingAdult(tx, actor));
    return undefined;
  });
}
