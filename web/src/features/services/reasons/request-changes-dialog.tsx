import { ChangesRequest } from '@sidework/contracts/schema/client-services/services';
import { ReasonDialogWindow } from '../../../ui/dialogs/reason-dialog-window.tsx';
import { mostOfReason, type ReasonAnswer } from './reason-answer.ts';

interface Props extends ReasonAnswer {
  isOpen: boolean;
  title: string;
  professionalName: string;
}

export function RequestChangesDialog({
  isOpen,
  title,
  professionalName,
  serviceId,
  ...answer
}: Props) {
  return (
    <ReasonDialogWindow
      isOpen={isOpen}
      title={`Request changes to “${title}”?`}
      most={mostOfReason}
      schema={ChangesRequest}
      label="What needs to be changed"
      text={`The work is in progress again, near completion, and ${professionalName} sees your reason.`}
      placeholder="The bathroom faucet still drips"
      submitLabel="Request changes"
      draftOf={serviceId}
      {...answer}
    />
  );
}
