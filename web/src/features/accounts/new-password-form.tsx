import { useForm } from '@mantine/form';
import { authMessageOf } from '../../lib/auth-messages.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { choosePassword } from './account-commands.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { rules } from './rules.ts';

export function NewPasswordForm({ onDone }: { onDone: () => void }) {
  const form = useForm({
    name: 'new-password',
    initialValues: { password: '' },
    validate: { password: rules.newPassword },
  });

  const { isBusy, onSubmit } = useSubmit(form, {
    send: ({ password }) => choosePassword(password),
    done: 'Your new password is saved',
    onSent: onDone,
    messageOf: authMessageOf,
    fieldOf: () => 'password',
  });

  return (
    <form noValidate aria-label="New password" onSubmit={onSubmit}>
      <Stack>
        <NewPasswordField password={form.values.password} {...form.getInputProps('password')} />
        <PlainButton type="submit" isBusy={isBusy}>
          Save password
        </PlainButton>
      </Stack>
    </form>
  );
}
