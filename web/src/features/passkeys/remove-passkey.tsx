import { texts } from '@sidework/contracts/texts';
import { useRef, useState } from 'react';
import { securityMessageOf } from '../../lib/security-messages.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { toastFailure, toastSuccess } from '../../ui/toasts.ts';
import type { Passkey } from './use-passkeys.ts';

interface Props {
  passkey: Passkey;
  remove: (id: string) => Promise<void>;
}

export function RemovePasskey({ passkey, remove }: Props) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  async function confirm() {
    const heading = button.current?.closest('section')?.querySelector('h2');
    try {
      await remove(passkey.id);
      requestAnimationFrame(() => heading?.focus());
      toastSuccess(`“${passkey.name}” is removed`);
    } catch (error) {
      toastFailure(texts.toastTitles.error, securityMessageOf(error));
    }
  }

  return (
    <>
      <PlainButton
        ref={button}
        variant="default"
        size="sm"
        aria-label={`Remove ${passkey.name}`}
        onClick={() => setAsking(true)}
      >
        Remove
      </PlainButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Remove “${passkey.name}”?`}
        confirmLabel="Remove passkey"
        cancelLabel="Keep it"
        isLoss
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      >
        It no longer signs you in. Your device may go on offering it until you delete it there too.
      </ConfirmDialog>
    </>
  );
}
