import { extendJob, getJob, listOwnJobs } from '@sidework/contracts/marketplace/jobs';
import { call, useInvalidate } from '../../../lib/api.ts';

/** Gives until when the job takes proposals now; whatever came of it, the job is shown as it is. */
export function useExtendJob(jobId: string) {
  const invalidate = useInvalidate();
  return async (): Promise<string> => {
    try {
      const { expiresAt } = await call(extendJob, { params: { jobId } });
      return expiresAt;
    } finally {
      await invalidate(getJob, listOwnJobs);
    }
  };
}
