import type { JobView } from '@sidework/contracts/marketplace/jobs';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { beginAgain } from './job-draft.ts';

interface Props {
  job: JobView;
  /** Its name then says which job of the list is meant. */
  isListed?: boolean;
}

/** The way to the form, with what a job that is over said. */
export function PostAgain({ job, isListed = false }: Props) {
  const navigate = useNavigate();

  function postAgain() {
    beginAgain(job);
    void navigate(paths.postJob);
  }

  return (
    <PlainButton
      variant={isListed || job.status === 'filled' ? 'default' : 'filled'}
      onClick={postAgain}
      {...(isListed && { 'aria-label': `Post again: ${job.title}` })}
    >
      Post again
    </PlainButton>
  );
}
