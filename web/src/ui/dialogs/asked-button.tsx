import { texts } from '@sidework/contracts/texts';
import { type ReactNode, useRef, useState } from 'react';
import { focusAfter } from '../../lib/focus-after.ts';
import { PlainButton } from '../buttons/plain-button.tsx';
import { toastFailure, toastSuccess } from '../notices/toasts.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface Props {
  label: string;
  size?: 'sm' | 'md';
  /** Screen readers hear the button without its surroundings, so this names its subject. */
  name?: string | undefined;
  title: string;
  /** They tell the consequences. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  done: string;
  act: () => Promise<unknown>;
  messageOf: (error: unknown) => string;
}

/** A button for what is lost, after asking. It goes with its success; the heading it stood under takes the focus. */
export function AskedButton({
  label,
  size = 'md',
  name,
  done,
  act,
  messageOf,
  ...question
}: Props) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  async function confirm() {
    // With the last thing in a section the whole section may go.
    const places = ['section', 'main'].map((place) => button.current?.closest(place));
    const headings = places.map((place) => place?.querySelector<HTMLElement>('h1, h2'));
    try {
      await act();
      focusAfter(
        () => setAsking(false),
        () => headings.find((heading) => heading?.isConnected),
      );
      toastSuccess(done);
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
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
        isLoss
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
        {...question}
      />
    </>
  );
}
