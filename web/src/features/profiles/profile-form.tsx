import '../../ui/input-styles.ts';
import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  type AdultAccountType,
  accountTypeLabels,
  adultAccountTypes,
} from '@sidework/contracts/identity/accounts';
import type { ProfileSetup } from '@sidework/contracts/identity/profiles';
import { texts } from '@sidework/contracts/texts';
import { useEffect, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { focusFirstError, showRefusedFields } from '../../lib/forms.ts';
import { messageOf } from '../../lib/messages.ts';
import { getSession } from '../../lib/session.ts';
import { CountedTextarea } from '../../ui/counted-textarea.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { toastFailure, toastSuccess } from '../../ui/toasts.ts';

export interface ProfileValues {
  accountType: AdultAccountType;
  fullName: string;
  location: string;
  profession: string;
  bio: string;
}

interface Props {
  initialValues: ProfileValues;
  onSubmit: (profile: ProfileSetup) => Promise<void>;
  onDone: () => void;
}

/** As the contract bounds it. */
const bioMost = 2000;

const purposes: Record<AdultAccountType, string> = {
  client: 'I hire people and pay for their work.',
  gig_worker: 'I take jobs and gigs on my own.',
  business_professional: 'I run a business or hold a license.',
};

const accountTypes = adultAccountTypes.map((value) => ({
  value,
  label: accountTypeLabels[value],
  text: purposes[value],
}));

/** The contract itself is fetched after the form is seen. Should that fail, the server's own answer is shown. */
const rules = () =>
  import('./profile-rules.ts').then(
    ({ errorsOfProfile }) => errorsOfProfile,
    () => () => ({}),
  );

export function ProfileForm({ initialValues, onSubmit, onDone }: Props) {
  const [isBusy, setBusy] = useState(false);
  const form = useForm<ProfileValues>({
    initialValues,
    validate: async (values) => (await rules())(values),
  });

  useEffect(() => void rules(), []);

  async function submit(values: ProfileValues) {
    if (!getSession()) return toastFailure(texts.toastTitles.error, texts.profile.noUser);
    setBusy(true);
    try {
      await onSubmit(values);
      toastSuccess(texts.profile.created);
      onDone();
    } catch (error) {
      toastFailure(texts.toastTitles.error, failureText(error));
      showRefusedFields(form, error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      aria-label="Profile"
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
    >
      <Stack gap="lg">
        <RadioCards
          label="Account type"
          options={accountTypes}
          value={form.values.accountType}
          onChange={(accountType) => form.setFieldValue('accountType', accountType)}
        />
        <TextInput
          label="Full Name"
          withAsterisk
          autoComplete="name"
          {...form.getInputProps('fullName')}
        />
        <TextInput
          label="Location"
          withAsterisk
          description="City, State"
          autoComplete="address-level2"
          {...form.getInputProps('location')}
        />
        <TextInput
          label="Profession"
          description="Optional. Shown beside your name."
          autoComplete="organization-title"
          {...form.getInputProps('profession')}
        />
        <CountedTextarea
          label="Bio"
          description="Optional. What you do, and what people can count on."
          rows={5}
          most={bioMost}
          {...form.getInputProps('bio')}
        />
        <Button type="submit" loading={isBusy}>
          Complete Profile
        </Button>
      </Stack>
    </form>
  );
}

function failureText(error: unknown): string {
  return error instanceof ApiError || error instanceof TypeError
    ? messageOf(error)
    : texts.profile.failed;
}
