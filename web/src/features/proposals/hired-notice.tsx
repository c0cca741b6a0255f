import { formatCents } from '@sidework/contracts/kernel/money';
import type { ProposalView } from '@sidework/contracts/marketplace/proposals';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Notice } from '../../ui/notices/notice.tsx';

export function HiredNotice({ proposal }: { proposal: ProposalView }) {
  return (
    <div role="status">
      <Notice
        meaning="open"
        action={
          <LinkButton to={paths.myServices} state={{ awaitedJobId: proposal.job.id }}>
            See the work
          </LinkButton>
        }
      >
        You hired <strong>{proposal.professional.fullName}</strong> for{' '}
        {formatCents(proposal.proposedCostCents)}. Track the work in My Services.
      </Notice>
    </div>
  );
}
