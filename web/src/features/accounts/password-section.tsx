import { Stack } from '@mantine/core';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { ProofFields } from './proof-fields.tsx';
import { useChangePassword } from './use-change-password.ts';

export function PasswordSection() {
  const change = useChangePassword();
  const { form, submit } = change;
  return (
    <SettingsSection title="Password" purpose="A new password signs you out everywhere but here.">
      <form noValidate aria-label="Change password" onSubmit={submit}>
        <Stack>
          <NewPasswordField password={form.values.wanted} {...form.getInputProps('wanted')} />
          <ProofFields change={change} submitLabel="Change password" />
        </Stack>
      </form>
    </SettingsSection>
  );
}
