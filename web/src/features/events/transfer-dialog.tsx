import { useForm } from '@mantine/form';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';

interface To {
  attendeeName: string;
  attendeeEmail: string;
}

interface Props {
  isOpen: boolean;
  transfer: (to: To) => Promise<unknown>;
  onClose: () => void;
}

export function TransferDialog({ isOpen, transfer, onClose }: Props) {
  return (
    <DialogWindow isOpen={isOpen} title="Give this ticket to someone else?" onClose={onClose}>
      <TransferForm transfer={transfer} onGiven={onClose} />
    </DialogWindow>
  );
}

function TransferForm({ transfer, onGiven }: Pick<Props, 'transfer'> & { onGiven: () => void }) {
  const form = useForm<To>({
    initialValues: { attendeeName: '', attendeeEmail: '' },
    validate: {
      attendeeName: (name) => (name.trim() ? null : 'Full name is required'),
      attendeeEmail: (email) => (email.trim() ? null : 'Email is required'),
    },
  });
  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send: transfer,
    onSent: onGiven,
    done: 'They are invited to take the ticket',
  });
  return (
    <form noValidate aria-label="Transfer" onSubmit={onSubmit}>
      <Stack>
        <p>
          We mail them an invitation to take the ticket, with a new code. The one you have opens
          nothing anymore, and only they can give the seat back. A refund goes to you.
        </p>
        <TextInput label="Full Name" withAsterisk {...form.getInputProps('attendeeName')} />
        <TextInput
          label="Email"
          type="email"
          withAsterisk
          {...form.getInputProps('attendeeEmail')}
        />
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <PlainButton type="submit" isBusy={isBusy}>
          Give the ticket
        </PlainButton>
      </Stack>
    </form>
  );
}
