import { useForm } from '@mantine/form';
import { limits } from '@sidework/contracts/education-events/limits';
import { messageAttendees } from '@sidework/contracts/education-events/registrations';
import { call } from '../../lib/api.ts';
import { createDraft, useDraft } from '../../lib/draft.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { CountedTextarea } from '../../ui/fields/counted-textarea.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { toastSuccess } from '../../ui/notices/toasts.ts';

const drafts = createDraft({
  name: 'event-message',
  empty: { subject: '', message: '' },
  where: 'sessionStorage',
});

interface Props {
  isOpen: boolean;
  eventId: string;
  onClose: () => void;
}

export function MessageDialog({ isOpen, eventId, onClose }: Props) {
  return (
    <DialogWindow isOpen={isOpen} title="Mail all who come" onClose={onClose}>
      <MessageForm eventId={eventId} onSent={onClose} />
    </DialogWindow>
  );
}

function MessageForm({ eventId, onSent }: { eventId: string; onSent: () => void }) {
  const { begun, keep, drop } = useDraft(drafts, eventId);
  const form = useForm({
    initialValues: begun,
    onValuesChange: keep,
    validate: {
      subject: (subject) => (subject.trim() ? null : 'Subject is required'),
      message: (message) => (message.trim() ? null : 'Message is required'),
    },
  });
  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send: (body) => call(messageAttendees, { params: { eventId }, body }),
    onSent({ recipientCount }) {
      drop();
      onSent();
      toastSuccess(recipientCount === 1 ? 'Sent to 1 person' : `Sent to ${recipientCount} people`);
    },
  });
  return (
    <form noValidate aria-label="Message everyone" onSubmit={onSubmit}>
      <Stack>
        <TextInput label="Subject" withAsterisk {...form.getInputProps('subject')} />
        <CountedTextarea
          label="Message"
          withAsterisk
          rows={6}
          most={limits.message}
          {...form.getInputProps('message')}
        />
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <PlainButton type="submit" isBusy={isBusy}>
          Send to all
        </PlainButton>
      </Stack>
    </form>
  );
}
