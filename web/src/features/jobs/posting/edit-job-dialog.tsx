import '../../../ui/dialogs/dialog-styles.ts';
import { Modal } from '@mantine/core';
import type { JobDetail } from '@sidework/contracts/marketplace/jobs';
import { useOpenedAfterMount } from '../../../ui/dialogs/use-opened-after-mount.ts';
import { EditJobForm } from './edit-job-form.tsx';

interface Props {
  job: JobDetail;
  isOpen: boolean;
  onClose: () => void;
  reload: () => Promise<unknown>;
}

/** The form lives only while the dialog is open; what is typed outlives it for this visit. */
export function EditJobDialog({ job, isOpen, onClose, reload }: Props) {
  const isShown = useOpenedAfterMount(isOpen);
  return (
    <Modal
      opened={isShown}
      onClose={onClose}
      title="Edit job"
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <EditJobForm job={job} onDone={onClose} reload={reload} />
    </Modal>
  );
}
