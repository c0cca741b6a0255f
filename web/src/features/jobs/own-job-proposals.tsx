import type { OwnJobView } from '@sidework/contracts/marketplace/jobs';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Chip } from '../../ui/chip.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './own-job-list.module.css';

/** How many proposals a job has, or the button to review those that wait for an answer. */
export function OwnJobProposals({ job }: { job: OwnJobView }) {
  const { proposalCount, newCount, waitingCount } = job;
  return (
    <div className={classes.counts}>
      {newCount > 0 && (
        <Chip meaning="open">
          {newCount} new
          <VisuallyHidden> {newCount === 1 ? 'proposal' : 'proposals'}</VisuallyHidden>
        </Chip>
      )}
      {waitingCount > 0 ? (
        <LinkButton to={paths.job(job.id)} variant="default">
          Review {waitingCount === 1 ? '1 proposal' : `${waitingCount} proposals`}
        </LinkButton>
      ) : (
        <Link to={paths.job(job.id)} className={classes.proposals} data-none={!proposalCount}>
          {countText(proposalCount ?? 0, job)}
        </Link>
      )}
    </div>
  );
}

function countText(count: number, { status }: OwnJobView): string {
  if (count === 0) return status === 'open' ? 'No proposals yet' : 'No proposals';
  return count === 1 ? '1 proposal' : `${count} proposals`;
}
