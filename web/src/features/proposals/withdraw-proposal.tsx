import { Button } from '@mantine/core';
import { formatCents } from '@sidework/contracts/kernel/money';
import type { ProposalView } from '@sidework/contracts/marketplace/proposals';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toastFailure, toastSuccess } from '../../ui/toasts.ts';

interface Props {
  proposal: ProposalView;
  withdraw: () => Promise<unknown>;
}

export function WithdrawProposal({ proposal, withdraw }: Props) {
  const [isAsking, setAsking] = useState(false);

  function confirm() {
    setAsking(false);
    return withdraw().then(
      () => toastSuccess('Your proposal is withdrawn'),
      (error) => toastFailure(texts.toastTitles.error, messageOf(error)),
    );
  }

  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
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
        {formatCents(proposal.proposedCostCents)}, and you cannot send another one for this job.
      </ConfirmDialog>
    </>
  );
}
