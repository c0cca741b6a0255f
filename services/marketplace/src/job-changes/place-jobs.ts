import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import type { Deps } from '../deps.ts';
import * as Job from '../jobs/job.ts';
import { lockUnsoughtJobs, saveJob } from '../jobs/queries.ts';
import { findCentre } from '../places/search-places.ts';

const batch = 100;

/** Looks up the towns of open jobs that an older version posted. */
export const placeJobsJob: BackgroundJob<Pick<Deps, 'db'>> = {
  name: 'place-jobs',
  every: 10_000,
  run: ({ db }) =>
    db.transaction(async (tx) => {
      const unsought = await lockUnsoughtJobs(tx, batch);
      for (const job of unsought)
        await saveJob(tx, job, Job.placeAt(job, await findCentre(job.location)));
      return unsought.length === batch;
    }),
};
