import { useForm } from '@mantine/form';
import { texts } from '@sidework/contracts/texts';
import { lazy, Suspense, useState } from 'react';
import { codeOf } from '../../lib/auth-calls.ts';
import { authMessageOf } from '../../lib/auth-messages.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import { PasswordInput } from '../../ui/fields/password-input.ts';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { FormRefusal } from '../../ui/notices/form-refusal.tsx';
import { toastSuccess } from '../../ui/notices/toasts.ts';
import { signIn } from './account-commands.ts';
import { ForgotPassword } from './forgot-password.tsx';
import { rules } from './rules.ts';

const PasskeySignIn = lazy(async () => ({
  default: (await import('./passkey-sign-in.tsx')).PasskeySignIn,
}));

const TooManyTries = lazy(async () => ({
  default: (await import('./too-many-tries.tsx')).TooManyTries,
}));

const isTooMany = (error: unknown) => codeOf(error) === 'over_request_rate_limit';

interface Props {
  /** Said before the session begins, since the page then goes on by itself. */
  onBegin: () => void;
  /** The address is not confirmed yet; the person can have the mail sent again. */
  onUnconfirmed: (email: string) => void;
}

export function SignInForm({ onBegin, onUnconfirmed }: Props) {
  const [tooMany, setTooMany] = useState<{ text: string; email: string } | null>(null);
  const form = useForm({
    name: 'sign-in',
    initialValues: { email: '', password: '' },
    validate: { email: rules.email, password: rules.password },
  });

  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send({ email, password }) {
      setTooMany(null);
      onBegin();
      return signIn(email.trim(), password);
    },
    onSent(isSignedIn) {
      if (isSignedIn) toastSuccess(texts.auth.welcomeBack);
    },
    failed: texts.toastTitles.loginFailed,
    messageOf: authMessageOf,
    onRefused(error, { email }) {
      const text = authMessageOf(error);
      if (isTooMany(error)) setTooMany({ text, email: email.trim() });
      if (text === texts.auth.emailNotConfirmed) onUnconfirmed(email.trim());
      else form.getInputNode('password')?.focus();
      return false;
    },
  });
  const isShown = refusal !== undefined && !isTooMany(refusal);

  return (
    <form noValidate aria-label="Login" onSubmit={onSubmit}>
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
        <FormRefusal text={isShown ? authMessageOf(refusal) : undefined} />
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
