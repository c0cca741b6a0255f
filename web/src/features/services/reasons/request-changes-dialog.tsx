import { ChangesRequest } from '@sidework/contracts/schema/client-services/services';
import { ReasonDialog } from './reason-dialog.tsx';
import { type ReasonAnswer, ReasonForm } from './reason-form.tsx';

interface Props extends ReasonAnswer {
  isOpen: boolean;
  title: string;
  professionalName: string;
}

export function RequestChangesDialog({ isOpen, title, professionalName, ...answer }: Props) {
  return (
    <ReasonDialog
      isOpen={isOpen}
      title={`Request changes to “${title}”?`}
      onClose={answer.onCancel}
    >
      <ReasonForm
        schema={ChangesRequest}
        label="What needs to be changed"
        text={`The work is in progress again, near completion, and ${professionalName} is told why.`}
        placeholder="The tap in the bathroom still drips"
        submitLabel="Request changes"
        {...answer}
      />
    </ReasonDialog>
  );
}
