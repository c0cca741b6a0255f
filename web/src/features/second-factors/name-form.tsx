import { faultOfLine } from '@sidework/contracts/kernel/shown-text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { securityMessageOf } from '../../lib/security-messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import { Stack } from '../../ui/layout/layout.tsx';

interface Props {
  suggestedName: string;
  submitLabel: string;
  /** Refusals are shown beside the name. */
  onSubmit: (name: string) => Promise<unknown>;
  onCancel: () => void;
  /** Fields that stand under the name. */
  children?: ReactNode;
}

const most = 64;

/** The owner recognises the factor by its name in the list and at sign-in. */
export function NameForm({ suggestedName, submitLabel, onSubmit, onCancel, children }: Props) {
  const [name, setName] = useState(suggestedName);
  const [error, setError] = useState<string | null>(null);
  const { isBusy, run } = useBusy();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  function refuse(text: string) {
    setError(text);
    field.current?.focus();
  }

  const submit = () =>
    run(async () => {
      const fault = name.trim() ? faultOfLine(name.trim()) : 'Give it a name';
      if (fault) return refuse(fault);
      setError(null);
      await onSubmit(name.trim()).catch((refusal) => refuse(securityMessageOf(refusal)));
    });

  return (
    <form
      noValidate
      aria-label="Name it"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack>
        <TextInput
          ref={field}
          label="Name"
          description="So that you know it again, such as “Work phone”."
          maxLength={most}
          autoComplete="off"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={error}
        />
        {children}
        <ButtonRow>
          <PlainButton type="submit" isBusy={isBusy}>
            {submitLabel}
          </PlainButton>
          <PlainButton variant="default" isDisabled={isBusy} onClick={onCancel}>
            Cancel
          </PlainButton>
        </ButtonRow>
      </Stack>
    </form>
  );
}
