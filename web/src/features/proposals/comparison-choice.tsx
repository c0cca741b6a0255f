import type { ProposalView } from '@sidework/contracts/marketplace/proposals';
import type { ReactNode } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import type { useComparison } from './use-comparison.ts';

const CompareProposals = lazyDialog(
  async () => (await import('./compare-proposals.tsx')).CompareProposals,
);

interface Props {
  comparison: ReturnType<typeof useComparison>;
  /** The buttons of a proposal in the comparison. */
  actionsFor: (proposal: ProposalView) => ReactNode;
}

/** Opens the comparison, once two proposals are chosen for it. */
export function ComparisonChoice({ comparison, actionsFor }: Props) {
  const { chosen } = comparison;
  const isReady = chosen.length >= 2;
  return (
    <>
      {chosen.length > 0 && (
        <Row>
          <PlainButton variant="default" isDisabled={!isReady} onClick={comparison.open}>
            {isReady ? `Compare ${chosen.length} proposals` : 'Choose one more to compare'}
          </PlainButton>
        </Row>
      )}
      <CompareProposals
        proposals={chosen}
        isOpen={comparison.isOpen}
        onClose={comparison.close}
        actionsFor={actionsFor}
      />
    </>
  );
}
