import type { JobDetail } from '@sidework/contracts/marketplace/jobs';
import { DialogWindow } from '../../../ui/dialogs/dialog-window.tsx';
import { EditJobForm } from './edit-job-form.tsx';

interface Props {
  job: JobDetail;
  isOpen: boolean;
  onClose: () => void;
  reload: () => Promise<unknown>;
}

/** The form lives only while the dialog is open; what is typed outlives it for this visit. */
export function EditJobDialog({ job, isOpen, onClose, reload }: Props) {
  return (
    <DialogWindow isOpen={isOpen} onClose={onClose} title="Edit job" size="lg">
      <EditJobForm job={job} onDone={onClose} reload={reload} />
    </DialogWindow>
  );
}
