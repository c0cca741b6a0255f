import type { JobDetail } from '@sidework/contracts/marketplace/jobs';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { PlainButton } from '../../ui/plain-button.tsx';
import { CloseJob } from './close-job.tsx';
import { EditJob } from './edit-job.tsx';
import { beginAgain } from './job-draft.ts';

interface Props {
  job: JobDetail;
  close: () => Promise<unknown>;
  reload: () => Promise<unknown>;
}

/** What its client can do about a job: while it is open, and once it is over. */
export function OwnJobActions({ job, close, reload }: Props) {
  const navigate = useNavigate();

  function postAgain() {
    beginAgain(job);
    void navigate(paths.postJob);
  }

  if (job.status === 'open')
    return (
      <>
        <EditJob job={job} reload={reload} />
        <CloseJob job={job} close={close} />
      </>
    );
  return (
    <PlainButton variant="default" onClick={postAgain}>
      Post again
    </PlainButton>
  );
}
