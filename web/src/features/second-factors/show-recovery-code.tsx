import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { showRecoveryCode } from './second-factor-commands.ts';
import type { StepProps } from './step-props.ts';
import { useShownCode } from './use-shown-code.ts';

export function ShowRecoveryCode({ onShown }: StepProps) {
  const { code, change, error, isBusy, show, field } = useShownCode(
    (typed) => showRecoveryCode(typed).then(onShown),
    'Enter one of your recovery codes',
  );
  return (
    <form
      noValidate
      aria-label="Use a recovery code"
      onSubmit={(event) => {
        event.preventDefault();
        show(code);
      }}
    >
      <Stack>
        <Words tone="soft">
          Enter one of the codes you saved when you set up your second step. Each works once.
        </Words>
        <TextInput
          ref={field}
          label="Recovery code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          error={error}
        />
        <PlainButton type="submit" isBusy={isBusy}>
          Continue
        </PlainButton>
      </Stack>
    </form>
  );
}
