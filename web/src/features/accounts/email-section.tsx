import { TextInput } from '../../ui/fields/inputs.ts';
import { ProvenSection } from './proven-section.tsx';
import { useChangeEmail } from './use-change-email.ts';

export function EmailSection() {
  const change = useChangeEmail();
  const { form, current, waitingFor } = change;
  return (
    <ProvenSection
      title="Email"
      purpose={
        <>
          You sign in as <strong>{current}</strong>.
        </>
      }
      label="Change email"
      change={change}
      note={
        waitingFor && (
          <p role="status">
            We mailed a link to <strong>{waitingFor}</strong> and one to <strong>{current}</strong>.
            Once both are opened, your address is changed.
          </p>
        )
      }
    >
      <TextInput
        label="New email"
        description="A change takes two links: we mail one to your address of today and one to the new one, so that nobody else can do it for you."
        type="email"
        autoComplete="email"
        {...form.getInputProps('wanted')}
      />
    </ProvenSection>
  );
}
