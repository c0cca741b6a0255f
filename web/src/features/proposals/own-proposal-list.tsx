import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { CardList } from '../../ui/rows/card-list.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { TicketsSkeleton } from '../../ui/rows/tickets-skeleton.tsx';
import { OwnProposalCard } from './own-proposal-card.tsx';
import { useOwnProposals } from './use-own-proposals.ts';

export function OwnProposalList() {
  const list = useOwnProposals();
  const { items, error } = list;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => list.mutate()} />;
  if (!items) return <TicketsSkeleton label="Loading your proposals" />;
  if (items.length === 0) return <NoProposals />;
  return (
    <>
      <CardList label="Your proposals" items={items}>
        {(proposal) => (
          <OwnProposalCard
            proposal={proposal}
            title={proposal.job.title}
            to={paths.job(proposal.job.id)}
            withdraw={() => list.withdraw(proposal)}
            save={(said) => list.save(proposal, said)}
          />
        )}
      </CardList>
      <LoadMore list={list} label="Load more" />
    </>
  );
}

function NoProposals() {
  return (
    <EmptyState
      scene="mailbox"
      title="No proposals yet"
      text="The proposals you send appear here, with the answers. Find a job that suits you and send your first one."
    >
      <LinkButton to={paths.jobs}>Browse Jobs</LinkButton>
    </EmptyState>
  );
}
