import type { Place } from '@sidework/contracts/kernel/geo';
import {
  changeJob,
  type JobDetail,
  listJobs,
  listOwnJobs,
} from '@sidework/contracts/marketplace/jobs';
import { call, useInvalidate } from '../../../lib/api.ts';
import { type TypedJob, toJobPosting } from './job-posting.ts';

export function useChangeJob(job: JobDetail) {
  const invalidate = useInvalidate();
  return async (typed: TypedJob, place: Place | undefined) => {
    const { category: _stays, ...written } = toJobPosting(typed, place);
    const body = { ...written, version: job.version ?? 0 };
    await call(changeJob, { params: { jobId: job.id }, body });
    await invalidate(listJobs, listOwnJobs);
  };
}
