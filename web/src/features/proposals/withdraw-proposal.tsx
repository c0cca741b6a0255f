import { formatCents } from '@sidework/contracts/kernel/money';
import type { ProposalView } from '@sidework/contracts/marketplace/proposals';
import { texts } from '@sidework/contracts/texts';
import { useRef, useState } from 'react';
import { useFocusMend } from '../../lib/focus-mend.ts';
import { messageOf } from '../../lib/messages.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';

interface Props {
  proposal: ProposalView;
  withdraw: () => Promise<unknown>;
}

export function WithdrawProposal({ proposal, withdraw }: Props) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const mendFocus = useFocusMend(button);

  function confirm() {
    setAsking(false);
    mendFocus();
    return withdraw().then(
      () => toastSuccess('Your proposal is withdrawn'),
      (error) => toastFailure(texts.toastTitles.error, messageOf(error)),
    );
  }

  return (
    <>
      <PlainButton ref={button} variant="default" onClick={() => setAsking(true)}>
        Withdraw
      </PlainButton>
      <ConfirmDialog
        isOpen={isAsking}
        title="Withdraw your proposal?"
        confirmLabel="Withdraw proposal"
        cancelLabel="Keep it"
        isLoss
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      >
        The client of “{proposal.job.title}” no longer sees your offer of{' '}
        {formatCents(proposal.proposedCostCents)}. You can send it again, three times at most.
      </ConfirmDialog>
    </>
  );
}
