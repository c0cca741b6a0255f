import type { JobView } from '@sidework/contracts/marketplace/jobs';
import type { ProposalView } from '@sidework/contracts/marketplace/proposals';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
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
  return (
    <DialogWindow isOpen={isOpen} onClose={onClose} title="Submit Proposal" size="lg">
      <SubmitProposalForm
        job={job}
        onCancel={onClose}
        onSessionLost={onSessionLost}
        onSent={(proposal) => {
          onClose();
          onSent(proposal);
        }}
      />
    </DialogWindow>
  );
}
