import {
  type JobPosting,
  listJobs,
  listOwnJobs,
  postJob,
} from '@sidework/contracts/marketplace/jobs';
import { call, useInvalidate } from '../../lib/api.ts';
import { useIdempotencyKey } from '../../lib/forms.ts';

export function usePostJob() {
  const idempotencyKey = useIdempotencyKey();
  const invalidate = useInvalidate();
  return async (body: JobPosting) => {
    await call(postJob, { body, idempotencyKey });
    await invalidate(listJobs, listOwnJobs);
  };
}
