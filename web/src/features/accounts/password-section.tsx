import '../../ui/input-styles.ts';
import '../../ui/password-styles.ts';
import { PasswordInput, Stack } from '@mantine/core';
import { CodeField } from '../../ui/code-field.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { PasswordStrength } from './password-strength.tsx';
import { passwordHint } from './rules.ts';
import { useChangePassword } from './use-change-password.ts';

export function PasswordSection() {
  const { form, mailedTo, isBusy, submit, mailAgain } = useChangePassword();
  return (
    <SettingsSection title="Password" purpose="A new password signs you out everywhere but here.">
      <form noValidate aria-label="Change password" onSubmit={submit}>
        <Stack>
          <div>
            <PasswordInput
              label="New password"
              autoComplete="new-password"
              description={passwordHint}
              {...form.getInputProps('password')}
            />
            <PasswordStrength password={form.values.password} />
          </div>
          {mailedTo && (
            <>
              <p role="status">
                You signed in a while ago. To be sure that it is you, we mailed a code to{' '}
                <strong>{mailedTo}</strong>.
              </p>
              <CodeField
                label="Code from the email"
                {...form.getInputProps('code')}
                value={form.values.code}
                onChange={(code) => form.setFieldValue('code', code)}
              />
            </>
          )}
          <div>
            <PlainButton type="submit" variant="default" isBusy={isBusy}>
              Change password
            </PlainButton>
            {mailedTo && (
              <PlainButton variant="subtle" isDisabled={isBusy} onClick={mailAgain}>
                Send another code
              </PlainButton>
            )}
          </div>
        </Stack>
      </form>
    </SettingsSection>
  );
}
