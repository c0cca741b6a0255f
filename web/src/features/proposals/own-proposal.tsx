import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { OwnProposalCard } from './own-proposal-card.tsx';
import { useOwnProposal } from './use-own-proposal.ts';

/** On the job it was made for. */
export function OwnProposal({ proposalId }: { proposalId: string }) {
  const { proposal, error, reload, withdraw, save } = useOwnProposal(proposalId);
  if (error && !proposal) return <ErrorNotice error={error} onRetry={reload} />;
  if (!proposal) return <ListSkeleton rows={1} label="Loading your proposal" />;
  return (
    <OwnProposalCard proposal={proposal} title="Your proposal" withdraw={withdraw} save={save} />
  );
}
