import { useState } from 'react';
import { codeOf } from '../../lib/auth-calls.ts';
import { authMessageOf } from '../../lib/auth-messages.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { type LinkType, openMailLink } from './account-commands.ts';
import { ForgotPassword } from './forgot-password.tsx';

interface Props {
  type: LinkType;
  tokenHash: string;
  /** Told whether its reader is signed in by it. */
  onOpened: (isSignedIn: boolean) => void;
  /** Told that the link can open nothing any more. */
  onExpired: () => void;
  onBack: () => void;
}

const confirmation = {
  text: 'One click, and your email address is confirmed.',
  button: 'Confirm my email',
};

const wordings: Record<LinkType, { text: string; button: string }> = {
  recovery: {
    text: 'You asked to reset your password. Continue, and choose a new one.',
    button: 'Choose a new password',
  },
  signup: confirmation,
  email: confirmation,
  magiclink: { text: 'One click, and you are signed in.', button: 'Sign in' },
  invite: {
    text: 'You are invited to Sidework. Accept, and choose a password for your account.',
    button: 'Accept the invitation',
  },
  email_change: {
    text: 'One click, and you agree to the new email address of your account.',
    button: 'Confirm the change',
  },
};

/** Asks for a click first: programs that open every link of a mail would use it up otherwise. */
export function MailLinkStep({ type, tokenHash, onOpened, onExpired, onBack }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function open() {
    setBusy(true);
    setError(null);
    try {
      onOpened(await openMailLink(type, tokenHash));
    } catch (refusal) {
      setError(refusal);
      if (hasExpired(refusal)) onExpired();
    } finally {
      setBusy(false);
    }
  }

  const isExpired = hasExpired(error);

  return (
    <Stack>
      {!isExpired && <Words tone="soft">{wordings[type].text}</Words>}
      {error !== null && <ErrorNotice error={error} text={authMessageOf(error)} />}
      {!isExpired && (
        <PlainButton isBusy={isBusy} onClick={() => void open()}>
          {wordings[type].button}
        </PlainButton>
      )}
      {type === 'recovery' && (
        <ForgotPassword email="" label="Send me a new link" isMain={isExpired} />
      )}
      {type !== 'recovery' && error !== null && (
        <PlainButton variant="subtle" onClick={onBack}>
          Back to login
        </PlainButton>
      )}
    </Stack>
  );
}

/** The link itself is refused, however often it is tried. */
const hasExpired = (error: unknown) => codeOf(error) === 'otp_expired';
