import type { JobDetail } from '@sidework/contracts/marketplace/jobs';
import { endsSoon } from '../facts/job-end.ts';
import { EditJob } from '../posting/edit-job.tsx';
import { PostAgain } from '../posting/post-again.tsx';
import { CloseJob } from './close-job.tsx';
import { ExtendJob } from './extend-job.tsx';

interface Props {
  job: JobDetail;
  close: () => Promise<unknown>;
  reload: () => Promise<unknown>;
}

/** An open job can be closed or extended; an ended one can be posted again. */
export function OwnJobActions({ job, close, reload }: Props) {
  if (job.status !== 'open') return <PostAgain job={job} />;
  return (
    <>
      {endsSoon(job) && <ExtendJob job={job} />}
      {!job.isFrozen && <EditJob job={job} reload={reload} />}
      <CloseJob job={job} close={close} />
    </>
  );
}
