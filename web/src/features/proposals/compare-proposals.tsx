import { formatCents } from '@sidework/contracts/kernel/money';
import type { ProposalView } from '@sidework/contracts/marketplace/proposals';
import type { ReactNode } from 'react';
import { dayText } from '../../lib/dates.ts';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { LicensedMarks } from '../../ui/figures/licensed-mark.tsx';
import { Table } from '../../ui/figures/table.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';

interface Props {
  /** Two to four. */
  proposals: ProposalView[];
  isOpen: boolean;
  onClose: () => void;
  /** The way to hire, where there is one. */
  actionsFor: (proposal: ProposalView) => ReactNode;
}

type Line = [label: string, tell: (proposal: ProposalView) => ReactNode];

const lines: Line[] = [
  ['Price', ({ proposedCostCents }) => formatCents(proposedCostCents)],
  [
    'Rating',
    ({ professional: { rating, reviewCount } }) =>
      rating === null ? 'N/A' : `${rating.toFixed(1)} (${reviewCount})`,
  ],
  [
    'Services completed',
    ({ professional }) => String(professional.completedServicesAsProfessional),
  ],
  [
    'Distance',
    ({ distanceMiles, needsGuardian }) =>
      needsGuardian
        ? 'Not told of young people'
        : distanceMiles === null
          ? 'Distance unknown'
          : `${distanceMiles.toFixed(1)} mi`,
  ],
  [
    'License',
    ({ licenses }) =>
      licenses.length > 0 ? <LicensedMarks licenses={licenses} /> : 'None verified',
  ],
  [
    'Can come from',
    ({ canComeOn, needsGuardian }) =>
      canComeOn ? dayText(canComeOn) : needsGuardian ? 'Not told of young people' : 'Not said',
  ],
  ['Invited by you', ({ isInvited }) => (isInvited ? 'Yes' : 'No')],
  ['In their words', ({ message }) => <LongText>{message}</LongText>],
];

/** Proposals side by side, by what a client chooses by. */
export function CompareProposals({ proposals, isOpen, onClose, actionsFor }: Props) {
  const rows: Line[] = [...lines, ['', (proposal) => <Row>{actionsFor(proposal)}</Row>]];
  return (
    <DialogWindow isOpen={isOpen} title="Compare proposals" size="lg" onClose={onClose}>
      <Table
        caption="Proposals side by side"
        keyOf={([label]) => label}
        rows={rows}
        columns={[
          { key: 'what', label: 'What', cell: ([label]) => label },
          ...proposals.map((proposal) => ({
            key: proposal.id,
            label: proposal.professional.fullName,
            cell: ([, tell]: Line) => tell(proposal),
          })),
        ]}
      />
    </DialogWindow>
  );
}
