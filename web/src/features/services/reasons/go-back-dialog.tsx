import { StageChange } from '@sidework/contracts/schema/client-services/services';
import { texts } from '@sidework/contracts/texts';
import { ReasonDialogWindow } from '../../../ui/dialogs/reason-dialog-window.tsx';
import { mostOfReason, type ReasonAnswer } from './reason-answer.ts';

interface Props extends ReasonAnswer {
  isOpen: boolean;
  /** The stage to go back to. */
  stage: string;
}

const schema = StageChange.pick({ reason: true }).required();

export function GoBackDialog({ isOpen, stage, serviceId, ...answer }: Props) {
  return (
    <ReasonDialogWindow
      isOpen={isOpen}
      title={`Go back to “${stage}”?`}
      most={mostOfReason}
      schema={schema}
      label="Reason"
      text="Your client sees the work at the earlier stage. The reason is kept with it."
      placeholder="A wrong part was delivered, for example"
      submitLabel="Go back"
      failure={texts.services.progressFailed}
      draftOf={serviceId}
      {...answer}
    />
  );
}
