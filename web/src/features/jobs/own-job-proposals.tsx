import type { OwnJobView } from '@sidework/contracts/marketplace/jobs';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Chip } from '../../ui/chip.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './own-job-list.module.css';

/** How many proposals a job has, and what is new among them since its client looked, or else how many wait for an answer. */
export function OwnJobProposals({ job }: { job: OwnJobView }) {
  const { proposalCount, newCount, waitingCount } = job;
  return (
    <div className={classes.counts}>
      <Link to={paths.job(job.id)} className={classes.proposals} data-none={!proposalCount}>
        {countText(proposalCount ?? 0, job)}
      </Link>
      {newCount > 0 ? (
        <Chip meaning="open">
          {newCount} new
          <VisuallyHidden> {newCount === 1 ? 'proposal' : 'proposals'}</VisuallyHidden>
        </Chip>
      ) : (
        waitingCount > 0 && <Chip meaning="turn">{waitingCount} waiting for your answer</Chip>
      )}
    </div>
  );
}

function countText(count: number, { status }: OwnJobView): string {
  if (count === 0) return status === 'open' ? 'No proposals yet' : 'No proposals';
  return count === 1 ? '1 proposal' : `${count} proposals`;
}
