import { useEffect, useRef, useState } from 'react';
import { securityMessageOf } from '../../lib/security-messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { CodeForm } from './code-form.tsx';
import { sendPhoneCode, showPhoneCode } from './second-factor-commands.ts';
import type { StepProps } from './step-props.ts';

/** Nothing is sent before it is asked for: the phone may be in another room, and each code costs. */
export function ShowPhoneCode({ factorId, onShown }: StepProps) {
  const [challenge, setChallenge] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const { isBusy, run } = useBusy();
  const button = useRef<HTMLButtonElement>(null);
  // The button that led here is gone, so the focus moves.
  useEffect(() => button.current?.focus(), []);

  const sendCode = () =>
    run(async () => {
      setError(null);
      await sendPhoneCode(factorId).then(setChallenge, setError);
    });

  const sendButton = (
    <PlainButton
      ref={button}
      variant={challenge ? 'subtle' : 'filled'}
      isBusy={isBusy}
      onClick={() => void sendCode()}
    >
      {challenge ? 'Send another code' : 'Send me a code'}
    </PlainButton>
  );
  const failure = error !== null && <ErrorNotice error={error} text={securityMessageOf(error)} />;

  if (!challenge)
    return (
      <Stack>
        <Words tone="soft">We send a code to your phone. Enter it here to go on.</Words>
        {failure}
        {sendButton}
      </Stack>
    );
  return (
    <CodeForm
      text="Enter the code that we sent to your phone."
      send={(code) => showPhoneCode(factorId, challenge, code).then(onShown)}
    >
      {failure}
      {sendButton}
    </CodeForm>
  );
}
