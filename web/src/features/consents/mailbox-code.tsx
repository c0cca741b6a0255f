import { consentCodeLength } from '@sidework/contracts/identity/family/consents';
import { useEffect, useRef } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { CodeField } from '../../ui/fields/code-field.tsx';

export interface Mailbox {
  /** The address that the code went to, masked. */
  sentTo: string | null;
  code: string;
  error: string | null;
}

interface Props {
  mailbox: Mailbox;
  isBusy: boolean;
  onChange: (code: string) => void;
  onAgain: () => void;
}

/** A guardian who signed in with another address than the link went to types what was mailed there. */
export function MailboxCode({
  mailbox: { sentTo, code, error },
  isBusy,
  onChange,
  onAgain,
}: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <CodeField
        ref={field}
        label="Code from your mail"
        description={`This link was mailed to ${sentTo ?? 'another address'}, and your account has another address. We have mailed a code there.`}
        value={code}
        error={error}
        length={consentCodeLength}
        onChange={onChange}
      />
      <PlainButton variant="default" isBusy={isBusy} onClick={onAgain}>
        Send another code
      </PlainButton>
    </>
  );
}
