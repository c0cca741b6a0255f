import { useForm } from '@mantine/form';
import { limits } from '@sidework/contracts/education-events/limits';
import { useSubmit } from '../../lib/use-submit.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { CountedTextarea } from '../../ui/fields/counted-textarea.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';

interface Props {
  isOpen: boolean;
  title: string;
  cancel: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

export function CancelEventDialog({ isOpen, title, cancel, onClose }: Props) {
  return (
    <DialogWindow isOpen={isOpen} title={`Cancel “${title}”?`} onClose={onClose}>
      <CancelForm cancel={cancel} onCancelled={onClose} />
    </DialogWindow>
  );
}

function CancelForm({ cancel, onCancelled }: Pick<Props, 'cancel'> & { onCancelled: () => void }) {
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (reason.trim() ? null : 'Please give a reason') },
  });
  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send: ({ reason }) => cancel(reason),
    onSent: onCancelled,
    done: 'The event is cancelled',
  });
  return (
    <form noValidate aria-label="Cancel the event" onSubmit={onSubmit}>
      <Stack>
        <p>Everybody who registered is mailed your reason, and gets back what they paid.</p>
        <CountedTextarea
          label="Reason"
          withAsterisk
          rows={4}
          most={limits.reason}
          {...form.getInputProps('reason')}
        />
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <PlainButton type="submit" variant="danger" isBusy={isBusy}>
          Cancel event
        </PlainButton>
      </Stack>
    </form>
  );
}
