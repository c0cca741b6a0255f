import { formatCents } from '@sidework/contracts/kernel/money';
import type { ProposalView } from '@sidework/contracts/marketplace/proposals';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import classes from './proposal-inbox.module.css';

export function HiredNotice({ proposal }: { proposal: ProposalView }) {
  return (
    <div role="status" className={classes.hired}>
      <p>
        You hired <strong>{proposal.professional.fullName}</strong> for{' '}
        {formatCents(proposal.proposedCostCents)}. The work stands in My Services.
      </p>
      <LinkButton to={paths.myServices} state={{ awaitedJobId: proposal.job.id }}>
        See the work
      </LinkButton>
    </div>
  );
}
