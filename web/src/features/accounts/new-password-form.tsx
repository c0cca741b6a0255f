import { useForm } from '@mantine/form';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { authMessageOf } from '../../lib/auth-messages.ts';
import { focusFirstError } from '../../lib/forms.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { choosePassword } from './account-commands.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { rules } from './rules.ts';

export function NewPasswordForm({ onDone }: { onDone: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const form = useForm({
    name: 'new-password',
    initialValues: { password: '' },
    validate: { password: rules.newPassword },
  });

  async function submit({ password }: typeof form.values) {
    setBusy(true);
    try {
      await choosePassword(password);
      toastSuccess('Your new password is saved');
      onDone();
    } catch (error) {
      const message = authMessageOf(error);
      toastFailure(texts.toastTitles.error, message);
      form.setFieldError('password', message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      aria-label="New password"
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
    >
      <Stack>
        <NewPasswordField password={form.values.password} {...form.getInputProps('password')} />
        <PlainButton type="submit" isBusy={isBusy}>
          Save password
        </PlainButton>
      </Stack>
    </form>
  );
}
