import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import { Stack } from '../../ui/layout/layout.tsx';

/** The field for the code that stands on a certificate or a proof, however it is spaced. */
export function VerifyForm({ code }: { code: string }) {
  const [typed, setTyped] = useState(code);
  const [error, setError] = useState<string>();
  const navigate = useNavigate();

  function look(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = typed.replaceAll(/[\s-]/g, '').toUpperCase();
    const isCode = /^[A-Z0-9]{20}(?:[A-Z0-9]{4})?$/.test(read);
    setError(isCode ? undefined : 'Enter the 20 or 24 letters and digits of the code');
    if (isCode) void navigate(paths.verify(read));
  }

  return (
    <form noValidate aria-label="Verify a certificate or proof" onSubmit={look}>
      <Stack>
        <TextInput
          label="Code"
          description="You’ll find it on the certificate or proof"
          autoComplete="off"
          value={typed}
          error={error}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <div>
          <PlainButton type="submit">Verify</PlainButton>
        </div>
      </Stack>
    </form>
  );
}
