import { formatCents } from '@sidework/contracts/kernel/money';
import type { ProposalView } from '@sidework/contracts/marketplace/proposals';
import { texts } from '@sidework/contracts/texts';
import { useRef, useState } from 'react';
import { useFocusMend } from '../../lib/focus-mend.ts';
import { messageOf } from '../../lib/messages.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';

interface Props {
  proposal: ProposalView;
  decline: () => Promise<unknown>;
}

export function DeclineProposal({ proposal, decline }: Props) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const mendFocus = useFocusMend(button);
  const { fullName } = proposal.professional;

  function confirm() {
    setAsking(false);
    mendFocus();
    return decline().catch((error) => toastFailure(texts.toastTitles.error, messageOf(error)));
  }

  return (
    <>
      <PlainButton ref={button} variant="default" onClick={() => setAsking(true)}>
        Decline
      </PlainButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Decline ${fullName}?`}
        confirmLabel="Decline proposal"
        cancelLabel="Keep it"
        isLoss
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      >
        We’ll let {fullName} know that you declined the offer of{' '}
        {formatCents(proposal.proposedCostCents)}, and cannot send another one for this job.
      </ConfirmDialog>
    </>
  );
}
