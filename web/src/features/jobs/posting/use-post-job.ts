import {
  type JobPosting,
  listJobs,
  listOwnJobs,
  postJob,
} from '@sidework/contracts/marketplace/jobs';
import { call, useInvalidate } from '../../../lib/api.ts';
import { useIdempotencyKey } from '../../../lib/forms.ts';

export function usePostJob() {
  const idempotencyKey = useIdempotencyKey();
  const invalidate = useInvalidate();
  return async (body: JobPosting) => {
    const { id } = await call(postJob, { body, idempotencyKey });
    void invalidate(listJobs, listOwnJobs);
    return id;
  };
}
