import { categoryLabel } from '@sidework/contracts/marketplace/categories';
import type { listChildProposals, ProposalView } from '@sidework/contracts/marketplace/proposals';
import type { usePages } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { DateText } from '../../ui/figures/date-text.tsx';
import { MoneyText } from '../../ui/figures/money-text.tsx';
import { SettingsSection } from '../../ui/layout/settings-section.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { Scene } from '../../ui/scenes/scene.tsx';
import { sceneOf } from '../../ui/scenes/scene-of.ts';
import { ProposalStatusBadge } from './proposal-status-badge.tsx';

interface Props {
  childId: string;
  list: ReturnType<typeof usePages<typeof listChildProposals>>;
}

/** It leaves out accepted proposals, because they show as the child's work. */
export function ChildProposalSection({ childId, list }: Props) {
  const { items, error } = list;
  const offered = items?.filter(({ status }) => status !== 'accepted') ?? [];
  return (
    <SettingsSection
      title="Proposals"
      anchor="proposals"
      purpose="What your child has offered to do. Nobody can hire your child without you."
    >
      {error && !items ? (
        <ErrorNotice error={error} onRetry={() => list.mutate()} />
      ) : !items ? (
        <ListSkeleton rows={1} label="Loading the proposals" />
      ) : items.length === 0 ? (
        <p>Your child has not offered to do a job yet.</p>
      ) : (
        <>
          {offered.length === 0 ? (
            <p>Your child was hired for what it offered to do. See “Work”.</p>
          ) : (
            <Rows label="Proposals of your child">
              {offered.map((proposal) => (
                <ChildProposal key={proposal.id} proposal={proposal} from={paths.child(childId)} />
              ))}
            </Rows>
          )}
          <LoadMore list={list} label="Load more" />
        </>
      )}
    </SettingsSection>
  );
}

function ChildProposal({ proposal, from }: { proposal: ProposalView; from: string }) {
  const { job, proposedCostCents, status, message, createdAt } = proposal;
  return (
    <ListRow
      lead={<Scene name={sceneOf(job.category)} />}
      title={job.title}
      to={paths.job(job.id)}
      from={from}
      chip={<ProposalStatusBadge status={status} />}
      details={
        <>
          {categoryLabel(job.category)} · <MoneyText cents={proposedCostCents} /> · Sent{' '}
          <DateText moment={createdAt} />
        </>
      }
      note={message}
    />
  );
}
