import '../../ui/dialogs/dialog-styles.ts';
import { Modal } from '@mantine/core';
import type { JobView } from '@sidework/contracts/marketplace/jobs';
import type { ProposalView } from '@sidework/contracts/marketplace/proposals';
import { useOpenedAfterMount } from '../../ui/dialogs/use-opened-after-mount.ts';
import { SubmitProposalForm } from './submit-proposal-form.tsx';

interface Props {
  job: JobView;
  isOpen: boolean;
  onClose: () => void;
  onSent: (proposal: ProposalView) => unknown;
  onSessionLost: () => void;
}

/** The form lives only while the dialog is open; what is typed outlives it as a draft. */
export function SubmitProposalDialog({ job, isOpen, onClose, onSent, onSessionLost }: Props) {
  const isShown = useOpenedAfterMount(isOpen);
  return (
    <Modal
      opened={isShown}
      onClose={onClose}
      title="Submit Proposal"
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <SubmitProposalForm
        job={job}
        onCancel={onClose}
        onSessionLost={onSessionLost}
        onSent={(proposal) => {
          onClose();
          onSent(proposal);
        }}
      />
    </Modal>
  );
}
