import { useForm } from '@mantine/form';
import { texts } from '@sidework/contracts/texts';
import { lazy, Suspense, useState } from 'react';
import { codeOf } from '../../lib/auth-calls.ts';
import { authMessageOf } from '../../lib/auth-messages.ts';
import { focusFirstError } from '../../lib/forms.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import { PasswordInput } from '../../ui/fields/password-input.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { FormRefusal } from '../../ui/notices/form-refusal.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { signIn } from './account-commands.ts';
import { ForgotPassword } from './forgot-password.tsx';
import { rules } from './rules.ts';

const PasskeySignIn = lazy(async () => ({
  default: (await import('./passkey-sign-in.tsx')).PasskeySignIn,
}));

const TooManyTries = lazy(async () => ({
  default: (await import('./too-many-tries.tsx')).TooManyTries,
}));

interface Props {
  /** Said before the session begins, since the page then goes on by itself. */
  onBegin: () => void;
  /** The address is not confirmed yet; the person can have the mail sent again. */
  onUnconfirmed: (email: string) => void;
}

export function SignInForm({ onBegin, onUnconfirmed }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [tooMany, setTooMany] = useState<{ text: string; email: string } | null>(null);
  const form = useForm({
    name: 'sign-in',
    initialValues: { email: '', password: '' },
    validate: { email: rules.email, password: rules.password },
  });

  async function submit({ email, password }: typeof form.values) {
    setBusy(true);
    setTooMany(null);
    setRefusal(undefined);
    onBegin();
    try {
      const isSignedIn = await signIn(email.trim(), password);
      if (isSignedIn) toastSuccess(texts.auth.welcomeBack);
    } catch (error) {
      const message = authMessageOf(error);
      toastFailure(texts.toastTitles.loginFailed, message);
      if (codeOf(error) === 'over_request_rate_limit')
        setTooMany({ text: message, email: email.trim() });
      else setRefusal(message);
      if (message === texts.auth.emailNotConfirmed) onUnconfirmed(email.trim());
      else form.getInputNode('password')?.focus();
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      aria-label="Login"
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
    >
      <Stack>
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <FormRefusal text={refusal} />
        <PlainButton type="submit" isBusy={isBusy}>
          Log in
        </PlainButton>
        <ForgotPassword email={form.values.email} />
        <Suspense>{tooMany && <TooManyTries {...tooMany} />}</Suspense>
        <Suspense>
          <PasskeySignIn onBegin={onBegin} />
        </Suspense>
      </Stack>
    </form>
  );
}
