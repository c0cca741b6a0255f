import { closeJob, getJob, listJobs, listOwnJobs } from '@sidework/contracts/marketplace/jobs';
import { call, useApi, useInvalidate } from '../../../lib/api.ts';

export function useJob(jobId: string) {
  const { data, error, mutate } = useApi(getJob, { params: { jobId } });
  const invalidate = useInvalidate();

  async function close() {
    await call(closeJob, { params: { jobId } });
    await Promise.all([mutate(), invalidate(listJobs, listOwnJobs)]);
  }

  return { job: data, error, reload: () => mutate(), close };
}
