import { texts } from '@sidework/contracts/texts';
import { useRef, useState } from 'react';
import { authMessageOf } from '../../lib/messages.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { toastFailure, toastSuccess } from '../../ui/toasts.ts';
import type { Grant } from './use-grants.ts';

interface Props {
  grant: Grant;
  revoke: (applicationId: string) => Promise<void>;
}

export function RevokeGrant({ grant, revoke }: Props) {
  const { applicationId, name } = grant;
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  async function confirm() {
    // With the last application its whole section goes.
    const places = ['section', 'main'].map((place) => button.current?.closest(place));
    const headings = places.map((place) => place?.querySelector<HTMLElement>('h1, h2'));
    try {
      await revoke(applicationId);
      setAsking(false);
      requestAnimationFrame(() => headings.find((heading) => heading?.isConnected)?.focus());
      toastSuccess(`“${name}” is removed`);
    } catch (error) {
      toastFailure(texts.toastTitles.error, authMessageOf(error));
    }
  }

  return (
    <>
      <PlainButton
        ref={button}
        variant="default"
        size="sm"
        aria-label={`Remove ${name}`}
        onClick={() => setAsking(true)}
      >
        Remove
      </PlainButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Remove “${name}”?`}
        confirmLabel="Remove application"
        cancelLabel="Keep it"
        isLoss
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      >
        It is signed out at once, and has to ask you again. What it has learned of you by now, it
        may keep.
      </ConfirmDialog>
    </>
  );
}
