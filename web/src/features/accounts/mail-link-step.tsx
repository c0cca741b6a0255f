import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { authMessageOf } from '../../lib/messages.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { type LinkType, openMailLink } from './account-commands.ts';
import { ForgotPassword } from './forgot-password.tsx';

interface Props {
  type: LinkType;
  tokenHash: string;
  onOpened: () => void;
}

/** Asks for a click first: programs that open every link of a mail would use it up otherwise. */
export function MailLinkStep({ type, tokenHash, onOpened }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function open() {
    setBusy(true);
    setError(null);
    try {
      await openMailLink(type, tokenHash);
      onOpened();
    } catch (refusal) {
      setError(refusal);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack>
      <Text c="dimmed">
        {type === 'recovery'
          ? 'You asked to reset your password. Continue, and choose a new one.'
          : 'One click, and your email address is confirmed.'}
      </Text>
      {error !== null && <ErrorNotice error={error} text={authMessageOf(error)} />}
      <Button loading={isBusy} onClick={() => void open()}>
        {type === 'recovery' ? 'Choose a new password' : 'Confirm my email'}
      </Button>
      {type === 'recovery' && <ForgotPassword email="" label="Send me a new link" />}
    </Stack>
  );
}
