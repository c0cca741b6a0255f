import type { ReactNode } from 'react';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { CodeField } from '../../ui/fields/code-field.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { useShownCode } from './use-shown-code.ts';

interface Props {
  text: ReactNode;
  submitLabel?: string;
  /** Sent by itself once this many digits stand there. */
  length?: number;
  send: (code: string) => Promise<unknown>;
  onCancel?: () => void;
  /** They stand below the button. */
  children?: ReactNode;
}

/** One field for a code of digits. */
export function CodeForm({
  text,
  submitLabel = 'Continue',
  length,
  send,
  onCancel,
  children,
}: Props) {
  const { code, change, error, isBusy, show, field } = useShownCode(send);
  const submit = (
    <PlainButton type="submit" isBusy={isBusy}>
      {submitLabel}
    </PlainButton>
  );
  return (
    <form
      noValidate
      aria-label="Enter the code"
      onSubmit={(event) => {
        event.preventDefault();
        show(code);
      }}
    >
      <Stack>
        <Words tone="soft">{text}</Words>
        <CodeField
          ref={field}
          label="Code"
          size="md"
          value={code}
          onChange={change}
          {...(length && { length, onComplete: show })}
          error={error}
        />
        {onCancel ? (
          <ButtonRow>
            {submit}
            <PlainButton variant="default" isDisabled={isBusy} onClick={onCancel}>
              Cancel
            </PlainButton>
          </ButtonRow>
        ) : (
          submit
        )}
        {children}
      </Stack>
    </form>
  );
}
