import { PasswordInput, type PasswordInputProps } from '../../ui/fields/password-input.ts';
import { PasswordStrength } from './password-strength.tsx';
import { passwordHint } from './rules.ts';

interface Props extends PasswordInputProps {
  password: string;
}

/** A password that is chosen, with what is asked of it and how hard it is to guess. */
export function NewPasswordField({ password, ...input }: Props) {
  return (
    <div>
      <PasswordInput
        label="New password"
        autoComplete="new-password"
        description={passwordHint}
        {...input}
      />
      <PasswordStrength password={password} fault={input.error} />
    </div>
  );
}
