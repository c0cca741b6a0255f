import type { ProposalView } from '@sidework/contracts/marketplace/proposals';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { DateText } from '../../ui/date-text.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import classes from './proposal-card.module.css';
import { ProposalStatusBadge } from './proposal-status-badge.tsx';
import { WithdrawProposal } from './withdraw-proposal.tsx';

interface Props {
  proposal: ProposalView;
  title: ReactNode;
  withdraw: () => Promise<unknown>;
}

/** A proposal as its author sees it. */
export function OwnProposalCard({ proposal, title, withdraw }: Props) {
  const { status } = proposal;
  const isWaiting = status === 'submitted';
  return (
    <article className={classes.card} data-over={!isWaiting && status !== 'accepted'}>
      <header className={classes.header}>
        <div className={classes.who}>
          <h2 tabIndex={-1} className={classes.title}>
            {title}
          </h2>
          <p className={classes.detail}>
            Sent <DateText moment={proposal.createdAt} />
          </p>
        </div>
        <div className={classes.terms}>
          <span className={classes.cost}>
            <MoneyText cents={proposal.proposedCostCents} />
          </span>
          <ProposalStatusBadge status={status} />
        </div>
      </header>
      <LongText>{proposal.message}</LongText>
      <footer className={classes.footer}>
        <p className={classes.detail}>{outcomes[status]}</p>
        {isWaiting && <WithdrawProposal proposal={proposal} withdraw={withdraw} />}
      </footer>
    </article>
  );
}

const outcomes: Record<ProposalView['status'], ReactNode> = {
  submitted: 'The client has not decided yet.',
  accepted: (
    <>
      You are hired. The work stands in your <Link to={paths.serviceTracker}>Service Tracker</Link>.
    </>
  ),
  declined: 'The client declined this proposal.',
  not_selected: 'The client chose somebody else, or the job has ended.',
  withdrawn: 'This proposal was withdrawn. The client no longer sees it.',
};
