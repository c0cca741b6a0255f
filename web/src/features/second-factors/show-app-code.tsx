import { CodeForm } from './code-form.tsx';
import { showAppCode } from './second-factor-commands.ts';
import type { StepProps } from './step-props.ts';

const digits = 6;

export function ShowAppCode({ factorId, onShown }: StepProps) {
  return (
    <CodeForm
      text="Open your authenticator app and enter the code of 6 digits that it shows for Sidework."
      length={digits}
      send={(code) => showAppCode(factorId, code).then(onShown)}
    />
  );
}
