import { addJobPicture, removeJobPicture } from '@sidework/contracts/marketplace/job-pictures';
import { getJob } from '@sidework/contracts/marketplace/jobs';
import { call, useInvalidate } from '../../../lib/api.ts';
import { upload } from '../../../lib/upload.ts';

type Sent = Omit<Parameters<typeof upload>[1], 'params'>;

export function useJobPictures() {
  const invalidate = useInvalidate();
  return {
    async add(jobId: string, sent: Sent) {
      await upload(addJobPicture, { params: { jobId }, ...sent });
      await invalidate(getJob);
    },
    async remove(jobId: string, url: string) {
      const name = url.slice(url.lastIndexOf('/') + 1);
      await call(removeJobPicture, { params: { jobId, name } });
      await invalidate(getJob);
    },
  };
}
