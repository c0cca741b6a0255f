import { NewPasswordField } from './new-password-field.tsx';
import { ProvenSection } from './proven-section.tsx';
import { useChangePassword } from './use-change-password.ts';

export function PasswordSection() {
  const change = useChangePassword();
  const { form } = change;
  return (
    <ProvenSection
      title="Password"
      purpose="You sign in with your email and a password. A new password signs you out everywhere but here."
      label="Change password"
      change={change}
    >
      <NewPasswordField password={form.values.wanted} {...form.getInputProps('wanted')} />
    </ProvenSection>
  );
}
