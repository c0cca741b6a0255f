import type { PersonCard } from '@sidework/contracts/kernel/values';
import type { ProposalView } from '@sidework/contracts/marketplace/proposals';
import type { ReactNode } from 'react';
import { shortDayText } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { servicesCompleted } from '../../lib/services-completed.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Amount } from '../../ui/figures/amount.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { LicensedMarks } from '../../ui/figures/licensed-mark.tsx';
import { RatingText } from '../../ui/figures/rating-text.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { PersonAvatar } from '../../ui/rows/person-avatar.tsx';
import classes from './proposal-card.module.css';
import { proposalStates } from './proposal-states.ts';
import { ProposalStatusBadge } from './proposal-status-badge.tsx';

interface Props {
  proposal: ProposalView;
  /** Whether the client had not looked at it before this visit. */
  isNew: boolean;
  /** The name of an adult, with the way to their profile. */
  nameOf: (person: PersonCard) => ReactNode;
  /** They show the client's mark, which others do not see. */
  marks?: ReactNode;
  actions?: ReactNode;
}

/** A proposal as the client of the job sees it. */
export function ReceivedProposal({ proposal, isNew, nameOf, marks, actions }: Props) {
  const { professional, status, needsGuardian } = proposal;
  const isOver = proposalStates[status].meaning === 'over';
  return (
    <article className={classes.card} data-over={isOver}>
      <header className={classes.header}>
        <PersonAvatar
          id={professional.id}
          name={professional.fullName}
          imageUrl={professional.avatarUrl}
        />
        <div className={classes.who}>
          <h3 tabIndex={-1} className={classes.title}>
            {needsGuardian ? professional.fullName : nameOf(professional)}
          </h3>
          <p className={classes.detail}>
            Sent <DateText moment={proposal.createdAt} />
            {proposal.waitsUntil && (
              <>
                . Their guardian answers by <DateText moment={proposal.waitsUntil} />
              </>
            )}
          </p>
        </div>
        <div className={classes.terms}>
          <Amount cents={proposal.proposedCostCents} />
          {status !== 'submitted' ? (
            <ProposalStatusBadge status={status} />
          ) : (
            isNew && <Chip meaning="open">New</Chip>
          )}
          {proposal.isInvited && <Chip meaning="waiting">Invited</Chip>}
        </div>
      </header>
      <Stack gap="xs">
        <p className={classes.detail}>
          {professional.profession && `${professional.profession} · `}
          {professional.rating !== null && (
            <>
              <RatingText rating={professional.rating} /> ({reviewsText(professional)}) ·{' '}
            </>
          )}
          {servicesCompleted(professional.completedServicesAsProfessional)}
          {!needsGuardian &&
            proposal.distanceMiles !== null &&
            ` · ${proposal.distanceMiles.toFixed(1)} mi away`}
          {proposal.canComeOn && ` · can come from ${shortDayText(proposal.canComeOn)}`}
        </p>
        <LicensedMarks licenses={proposal.licenses} />
        <LongText>{proposal.message}</LongText>
      </Stack>
      {(marks || !needsGuardian || actions) && (
        <footer className={classes.footer}>
          {marks && <div className={classes.marks}>{marks}</div>}
          <div className={classes.actions}>
            {!needsGuardian && (
              <LinkButton to={paths.chat(professional.id)} variant="default">
                Message
              </LinkButton>
            )}
            {actions}
          </div>
        </footer>
      )}
    </article>
  );
}

const reviewsText = ({ reviewCount: count }: PersonCard) =>
  count === 1 ? '1 review' : `${count} reviews`;
