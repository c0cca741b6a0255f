import type { ServiceView } from '@sidework/contracts/client-services/services';
import { Dispute } from '@sidework/contracts/schema/client-services/escrow';
import { ReasonDialogWindow } from '../../../ui/dialogs/reason-dialog-window.tsx';
import { mostOfReason } from '../reasons/reason-answer.ts';

interface Props {
  isOpen: boolean;
  service: ServiceView;
  onClose: () => void;
  dispute: (reason: string) => Promise<unknown>;
}

export function DisputeDialog({ isOpen, service, onClose, dispute }: Props) {
  return (
    <ReasonDialogWindow
      isOpen={isOpen}
      title={`Dispute “${service.title}”?`}
      most={mostOfReason}
      schema={Dispute}
      draftOf={service.id}
      label="What is wrong"
      text="What is held stays held until a moderator decides how it is split. The other side sees your reason and can answer, and either of you can appeal once."
      placeholder="Half of the work was not done"
      submitLabel="Open the dispute"
      onCancel={onClose}
      onGiven={async (reason) => {
        await dispute(reason);
        onClose();
      }}
    />
  );
}
