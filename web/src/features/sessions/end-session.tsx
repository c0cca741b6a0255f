import { texts } from '@sidework/contracts/texts';
import { type ReactNode, useRef, useState } from 'react';
import { authMessageOf } from '../../lib/messages.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { toastFailure, toastSuccess } from '../../ui/toasts.ts';

interface Props {
  label: string;
  size?: 'sm' | 'md';
  /** What is signed out, for who hears the button without seeing where it stands. */
  name?: string;
  title: string;
  text: ReactNode;
  done: string;
  end: () => Promise<void>;
}

/** A button that ends sessions, after asking. */
export function EndSession({ label, size = 'md', name, title, text, done, end }: Props) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  async function confirm() {
    const heading = button.current?.closest('section')?.querySelector('h2');
    try {
      await end();
      setAsking(false);
      requestAnimationFrame(() => heading?.focus());
      toastSuccess(done);
    } catch (error) {
      toastFailure(texts.toastTitles.error, authMessageOf(error));
    }
  }

  return (
    <>
      <PlainButton
        ref={button}
        variant="default"
        size={size}
        aria-label={name && `${label} ${name}`}
        onClick={() => setAsking(true)}
      >
        {label}
      </PlainButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={title}
        confirmLabel="Sign out"
        isLoss
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      >
        {text}
      </ConfirmDialog>
    </>
  );
}
