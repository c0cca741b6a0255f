import { limits } from '@sidework/contracts/education-events/limits';
import { cancelEvent } from '@sidework/contracts/schema/education-events/event-listings';
import { ReasonDialogWindow } from '../../ui/dialogs/reason-dialog-window.tsx';
import { toastSuccess } from '../../ui/notices/toasts.ts';

interface Props {
  isOpen: boolean;
  title: string;
  cancel: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

export function CancelEventDialog({ isOpen, title, cancel, onClose }: Props) {
  return (
    <ReasonDialogWindow
      isOpen={isOpen}
      title={`Cancel “${title}”?`}
      formLabel="Cancel the event"
      text="Everybody who registered is mailed your reason, and gets back what they paid."
      schema={cancelEvent.schema.body}
      most={limits.reason}
      submitLabel="Cancel event"
      cancelLabel="Keep event"
      isLoss
      onCancel={onClose}
      onGiven={async (reason) => {
        await cancel(reason);
        toastSuccess('The event is cancelled');
        onClose();
      }}
    />
  );
}
