import { faultOfLine } from '@sidework/contracts/kernel/shown-text';
import { useEffect, useRef, useState } from 'react';
import { securityMessageOf } from '../../lib/security-messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import { Stack } from '../../ui/layout/layout.tsx';

interface Props {
  name: string;
  rename: (name: string) => Promise<unknown>;
  onCancel: () => void;
}

/** As the server bounds it. */
const most = 120;

export function RenameForm({ name, rename, onCancel }: Props) {
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string | null>(null);
  const { isBusy, run } = useBusy();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  const save = () =>
    run(async () => {
      const fault = typed.trim() ? faultOfLine(typed.trim()) : 'Give it a name';
      if (fault) return setError(fault);
      await rename(typed.trim()).catch((refusal) => setError(securityMessageOf(refusal)));
    });

  return (
    <form
      noValidate
      aria-label={`Rename ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap="sm">
        <TextInput
          ref={field}
          label="Name"
          maxLength={most}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setError(null);
          }}
          error={error}
        />
        <ButtonRow>
          <PlainButton type="submit" size="sm" isBusy={isBusy}>
            Save name
          </PlainButton>
          <PlainButton variant="default" size="sm" onClick={onCancel}>
            Cancel
          </PlainButton>
        </ButtonRow>
      </Stack>
    </form>
  );
}
