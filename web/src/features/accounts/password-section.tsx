import '../../ui/input-styles.ts';
import '../../ui/password-styles.ts';
import { PasswordInput, Stack } from '@mantine/core';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { PasswordStrength } from './password-strength.tsx';
import { ProofFields } from './proof-fields.tsx';
import { passwordHint } from './rules.ts';
import { useChangePassword } from './use-change-password.ts';

export function PasswordSection() {
  const change = useChangePassword();
  const { form, submit } = change;
  return (
    <SettingsSection title="Password" purpose="A new password signs you out everywhere but here.">
      <form noValidate aria-label="Change password" onSubmit={submit}>
        <Stack>
          <div>
            <PasswordInput
              label="New password"
              autoComplete="new-password"
              description={passwordHint}
              {...form.getInputProps('wanted')}
            />
            <PasswordStrength password={form.values.wanted} />
          </div>
          <ProofFields change={change} submitLabel="Change password" />
        </Stack>
      </form>
    </SettingsSection>
  );
}
