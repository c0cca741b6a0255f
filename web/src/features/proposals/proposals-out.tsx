import { listOwnProposals, type ProposalView } from '@sidework/contracts/marketplace/proposals';
import { Link } from 'react-router-dom';
import { useApi } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { Amount } from '../../ui/figures/amount.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { Scene } from '../../ui/scenes/scene.tsx';
import { sceneOf } from '../../ui/scenes/scene-of.ts';
import { ProposalStatusBadge } from './proposal-status-badge.tsx';

const title = 'Proposals you sent';

/** The three newest proposals of the viewer that wait for the client or the guardian. */
export function ProposalsOut() {
  const { data } = useApi(listOwnProposals, { query: { limit: 50 } });
  const waiting = data?.items.filter(isUndecided).slice(0, 3) ?? [];
  if (waiting.length === 0) return null;
  return (
    <Section title={title} action={<Link to={paths.myProposals}>My Proposals</Link>}>
      <Rows label={title}>
        {waiting.map(({ id, job, status, createdAt, proposedCostCents }) => (
          <ListRow
            key={id}
            to={paths.job(job.id)}
            lead={<Scene name={sceneOf(job.category)} />}
            title={job.title}
            details={
              <>
                {job.client && `${job.client.fullName} · `}Sent{' '}
                <DateText moment={createdAt} isShort />
              </>
            }
            chip={<ProposalStatusBadge status={status} />}
            amount={<Amount cents={proposedCostCents} size="row" />}
          />
        ))}
      </Rows>
    </Section>
  );
}

const isUndecided = ({ status }: ProposalView) =>
  status === 'submitted' || status === 'awaiting_guardian';
