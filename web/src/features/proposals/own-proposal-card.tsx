import { formatBudget } from '@sidework/contracts/kernel/money';
import type { ProposalView } from '@sidework/contracts/marketplace/proposals';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { DottedLine } from '../../ui/figures/dotted-line.tsx';
import { MoneyText } from '../../ui/figures/money-text.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { Ticket } from '../../ui/rows/ticket.tsx';
import { sceneOf } from '../../ui/scenes/scene-of.ts';
import { EditProposal } from './edit-proposal.tsx';
import type { Editing } from './edit-proposal-dialog.tsx';
import { ProposalStatusBadge } from './proposal-status-badge.tsx';
import { WithdrawProposal } from './withdraw-proposal.tsx';

interface Props {
  proposal: ProposalView;
  title: string;
  /** Its job, where it does not stand on that page; the page says for whom and where it is. */
  to?: string;
  withdraw: () => Promise<unknown>;
  save: Editing['save'];
}

/** A proposal as its author sees it. */
export function OwnProposalCard({ proposal, title, to, withdraw, save }: Props) {
  const { status, job, resendsLeft } = proposal;
  const mayEdit =
    job.status === 'open' &&
    (status === 'submitted' || (status === 'withdrawn' && resendsLeft > 0));
  const mayWithdraw = status === 'submitted' || status === 'awaiting_guardian';
  return (
    <Ticket
      heading="h2"
      scene={sceneOf(job.category)}
      title={title}
      to={to}
      state={{ from: paths.myProposals }}
      person={
        <DottedLine
          parts={[
            to && job.client && `Client: ${job.client.fullName}`,
            to && budgetText(job),
            to && job.location,
            <>
              Sent <DateText moment={proposal.createdAt} isShort />
            </>,
          ]}
        />
      }
      next={outcomes[status]}
      amount={<MoneyText cents={proposal.proposedCostCents} />}
      chip={status !== 'accepted' && <ProposalStatusBadge status={status} />}
      action={
        (mayEdit || mayWithdraw) && (
          <ButtonRow>
            {mayEdit && <EditProposal proposal={proposal} save={save} />}
            {mayWithdraw && <WithdrawProposal proposal={proposal} withdraw={withdraw} />}
          </ButtonRow>
        )
      }
      {...(status === 'accepted' && { stamp: 'Hired' as const })}
    >
      <Words tone="soft" isSmall>
        Your message
      </Words>
      <LongText>{proposal.message}</LongText>
    </Ticket>
  );
}

/** It stands beside the proposed cost for comparison. */
const budgetText = ({ budgetMinCents, budgetMaxCents }: ProposalView['job']) =>
  (budgetMinCents ?? budgetMaxCents) && `Budget ${formatBudget(budgetMinCents, budgetMaxCents)}`;

/** It adds to the word of the state. */
const outcomes: Partial<Record<ProposalView['status'], ReactNode>> = {
  awaiting_guardian: 'The client wants to hire you. Your guardian says yes or no.',
  accepted: (
    <>
      You are hired. Track the work in your{' '}
      <Link to={paths.serviceTracker}>Service{'\u00a0'}Tracker</Link>.
    </>
  ),
  declined: 'The client declined this proposal.',
  not_selected: 'The client chose someone else, or the job has ended.',
  withdrawn: 'This proposal was withdrawn. The client no longer sees it.',
};
