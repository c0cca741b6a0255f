import { useEffect, useRef, useState } from 'react';
import { securityMessageOf } from '../../lib/security-messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { showKey } from './second-factor-commands.ts';
import type { StepProps } from './step-props.ts';

/** Begins by a click: browsers open their window for keys only then. */
export function ShowKey({ factorId, onShown }: StepProps) {
  const [error, setError] = useState<unknown>(null);
  const { isBusy, run } = useBusy();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);

  const show = () =>
    run(async () => {
      setError(null);
      await showKey(factorId).then(onShown, setError);
    });

  return (
    <Stack>
      <Words tone="soft">Have your security key ready; your browser tells you what to do.</Words>
      {error !== null && <ErrorNotice error={error} text={securityMessageOf(error)} />}
      <PlainButton ref={button} isBusy={isBusy} onClick={() => void show()}>
        Use security key
      </PlainButton>
    </Stack>
  );
}
