import { StageChange } from '@sidework/contracts/schema/client-services/services';
import { texts } from '@sidework/contracts/texts';
import { ReasonDialog } from './reason-dialog.tsx';
import { type ReasonAnswer, ReasonForm } from './reason-form.tsx';

interface Props extends ReasonAnswer {
  isOpen: boolean;
  /** The stage to go back to. */
  stage: string;
}

const schema = StageChange.pick({ reason: true }).required();

export function GoBackDialog({ isOpen, stage, ...answer }: Props) {
  return (
    <ReasonDialog isOpen={isOpen} title={`Go back to “${stage}”?`} onClose={answer.onCancel}>
      <ReasonForm
        schema={schema}
        label="Reason"
        text="Your client sees the work at the earlier stage. The reason is kept with it."
        placeholder="A wrong part was delivered, for example"
        submitLabel="Go back"
        failure={texts.services.progressFailed}
        {...answer}
      />
    </ReasonDialog>
  );
}
