import '../../ui/input-styles.ts';
import { Stack, TextInput } from '@mantine/core';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { ProofFields } from './proof-fields.tsx';
import { useChangeEmail } from './use-change-email.ts';

export function EmailSection() {
  const change = useChangeEmail();
  const { form, submit, current, waitingFor } = change;
  return (
    <SettingsSection
      title="Email"
      purpose={
        <>
          You sign in as <strong>{current}</strong>. A change takes two links: we mail one to this
          address and one to the new one, so that nobody else can do it for you.
        </>
      }
    >
      <form noValidate aria-label="Change email" onSubmit={submit}>
        <Stack>
          {waitingFor && (
            <p role="status">
              We mailed a link to <strong>{waitingFor}</strong> and one to{' '}
              <strong>{current}</strong>. Once both are opened, your address is changed.
            </p>
          )}
          <TextInput
            label="New email"
            type="email"
            autoComplete="email"
            {...form.getInputProps('wanted')}
          />
          <ProofFields change={change} submitLabel="Change email" />
        </Stack>
      </form>
    </SettingsSection>
  );
}
