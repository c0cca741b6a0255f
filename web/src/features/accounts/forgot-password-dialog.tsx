import { useForm } from '@mantine/form';
import { texts } from '@sidework/contracts/texts';
import { useEffect } from 'react';
import { authMessageOf } from '../../lib/auth-messages.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { sendPasswordReset } from './account-commands.ts';
import { rules } from './rules.ts';

interface Props {
  isOpen: boolean;
  /** It is the address from the form behind, so that it is typed only once. */
  email: string;
  onClose: () => void;
}

export function ForgotPasswordDialog({ isOpen, email: known, onClose }: Props) {
  const form = useForm({
    name: 'forgot-password',
    initialValues: { email: known },
    validate: { email: rules.email },
  });
  const { setValues } = form;

  useEffect(() => {
    if (isOpen && known) setValues({ email: known });
  }, [isOpen, known, setValues]);

  const { isBusy, onSubmit } = useSubmit(form, {
    send: ({ email }) => sendPasswordReset(email.trim()),
    done: texts.auth.resetSent,
    onSent: onClose,
    messageOf: authMessageOf,
  });

  return (
    <DialogWindow isOpen={isOpen} onClose={onClose} title="Forgot password">
      <form noValidate aria-label="Forgot password" onSubmit={onSubmit}>
        <Stack>
          <Words tone="soft">We send you a link with which you choose a new password.</Words>
          <TextInput
            label="Email"
            type="email"
            autoComplete="email"
            data-autofocus
            {...form.getInputProps('email')}
          />
          <PlainButton type="submit" isBusy={isBusy}>
            Send reset link
          </PlainButton>
        </Stack>
      </form>
    </DialogWindow>
  );
}
