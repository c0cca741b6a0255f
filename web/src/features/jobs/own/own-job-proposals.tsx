import type { OwnJobView } from '@sidework/contracts/marketplace/jobs';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Chip } from '../../../ui/figures/chip.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import classes from './own-job-list.module.css';

/** How many proposals a job has, or the button to review those that wait for an answer. */
export function OwnJobProposals({ job }: { job: OwnJobView }) {
  const { title, newCount, waitingCount } = job;
  const reviewText = `Review ${waitingCount === 1 ? '1 proposal' : `${waitingCount} proposals`}`;
  const count = countText(job);
  return (
    <Row gap="xs">
      {newCount > 0 && (
        <Chip meaning="open">
          {newCount} new
          <VisuallyHidden> {newCount === 1 ? 'proposal' : 'proposals'}</VisuallyHidden>
        </Chip>
      )}
      {waitingCount > 0 ? (
        <LinkButton to={paths.job(job.id)} variant="default" aria-label={`${reviewText}: ${title}`}>
          {reviewText}
        </LinkButton>
      ) : (
        <Link
          to={paths.job(job.id)}
          className={job.proposalCount ? undefined : classes.none}
          aria-label={`${count}: ${title}`}
        >
          {job.proposalCount ? <strong>{count}</strong> : count}
        </Link>
      )}
    </Row>
  );
}

function countText({ status, proposalCount: count }: OwnJobView): string {
  if (!count) return status === 'open' ? 'No proposals yet' : 'No proposals';
  return count === 1 ? '1 proposal' : `${count} proposals`;
}
