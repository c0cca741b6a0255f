import { useForm } from '@mantine/form';
import type { UserType } from '@sidework/contracts/identity/profiles/account-types';
import { texts } from '@sidework/contracts/texts';
import { Link } from 'react-router-dom';
import { authMessageOf } from '../../lib/auth-messages.ts';
import { paths } from '../../lib/paths.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import { PasswordInput } from '../../ui/fields/password-input.ts';
import { RadioCards } from '../../ui/fields/radio-cards.tsx';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { FormRefusal } from '../../ui/notices/form-refusal.tsx';
import { type SignUp, signUp } from './account-commands.ts';
import { PasswordStrength } from './password-strength.tsx';
import { passwordHint, rules } from './rules.ts';

interface Props {
  /** Said before the session begins, since the page then goes on by itself. */
  onBegin: () => void;
  /** There is no session until the address is confirmed. */
  onUnconfirmed: (email: string) => void;
}

const userTypes: { value: UserType; label: string; text: string }[] = [
  { value: 'client', label: 'Client', text: 'I want work done' },
  { value: 'professional', label: 'Professional', text: 'I offer my work' },
];

/** Why each is asked for it. */
const professionHints: Record<UserType, string> = {
  client: 'Your own trade, if you have one. It stands beside your name.',
  professional: 'Such as plumber or accountant. Clients find you by it.',
};

/** Refusals that one field brought about, by their code. */
const fieldsOfRefusals: Record<string, 'email' | 'password'> = {
  user_already_exists: 'email',
  email_exists: 'email',
  email_address_invalid: 'email',
  weak_password: 'password',
};

const empty: SignUp = { fullName: '', email: '', password: '', userType: 'client', profession: '' };

export function SignUpForm({ onBegin, onUnconfirmed }: Props) {
  const form = useForm({
    name: 'sign-up',
    initialValues: empty,
    validate: {
      fullName: rules.name,
      email: rules.email,
      password: rules.newPassword,
      profession: rules.profession,
    },
  });

  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send(values) {
      onBegin();
      return signUp({
        ...values,
        fullName: values.fullName.trim(),
        email: values.email.trim(),
        profession: values.profession.trim(),
      });
    },
    done: texts.auth.accountCreated,
    onSent(isSignedIn, { email }) {
      if (!isSignedIn) onUnconfirmed(email.trim());
    },
    failed: texts.toastTitles.signupFailed,
    messageOf: authMessageOf,
    fieldOf: (error) => fieldsOfRefusals[(error as { code?: string }).code ?? ''],
  });

  return (
    <form noValidate aria-label="Sign Up" onSubmit={onSubmit}>
      <Stack>
        <TextInput label="Full name" autoComplete="name" {...form.getInputProps('fullName')} />
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <div>
          <PasswordInput
            label="Password"
            autoComplete="new-password"
            description={passwordHint}
            {...form.getInputProps('password')}
          />
          <PasswordStrength password={form.values.password} fault={form.errors.password} />
        </div>
        <RadioCards
          label="I am a"
          options={userTypes}
          value={form.values.userType}
          onChange={(userType) => form.setFieldValue('userType', userType)}
        />
        <TextInput
          label="Profession (optional)"
          description={professionHints[form.values.userType]}
          autoComplete="organization-title"
          {...form.getInputProps('profession')}
        />
        <Words isSmall>
          Under 18? Choose “Kids Account” on the next page. We then ask your parent or guardian by
          email. They need no account before that.
        </Words>
        <FormRefusal text={refusal === undefined ? undefined : authMessageOf(refusal)} />
        <PlainButton type="submit" isBusy={isBusy}>
          Create account
        </PlainButton>
        <Words isSmall tone="soft">
          Our <Link to={paths.privacy}>Privacy Policy</Link> says what we keep about you, and why.
        </Words>
      </Stack>
    </form>
  );
}
