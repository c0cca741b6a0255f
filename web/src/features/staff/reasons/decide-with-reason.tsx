import { type ReactNode, useRef, useState } from 'react';
import { focusAfter } from '../../../lib/focus-after.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import type { ReasonFields } from '../../../ui/dialogs/reason-dialog-window.tsx';
import { toastSuccess } from '../../../ui/notices/toasts.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface Props {
  label: string;
  /** Screen readers hear the button without its surroundings, so this names its subject. */
  about: string;
  variant?: 'filled' | 'default' | 'subtle';
  title: string;
  text: ReactNode;
  more?: ReactNode;
  fields?: ReasonFields;
  missing?: string | undefined;
  submitLabel: string;
  isLoss?: boolean;
  /** Said once it is done. */
  done?: string;
  /**
   * The entry leaves its list before the answer, so the dialog closes and the focus moves to the
   * page's heading.
   */
  isLeaving?: boolean;
  decide: (reason: string) => Promise<unknown>;
}

/** A button that does something once a reason is given. */
export function DecideWithReason({
  label,
  about,
  variant = 'default',
  done,
  isLeaving = false,
  decide,
  ...dialog
}: Props) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function leave() {
    const heading = button.current?.closest('main')?.querySelector('h1');
    focusAfter(
      () => setAsking(false),
      () => heading,
    );
  }

  async function give(reason: string) {
    if (isLeaving) leave();
    await decide(reason);
    setAsking(false);
    if (done) toastSuccess(done);
  }

  return (
    <>
      <PlainButton
        ref={button}
        variant={variant}
        isLoss={dialog.isLoss === true}
        aria-label={`${label}: ${about}`}
        onClick={() => setAsking(true)}
      >
        {label}
      </PlainButton>
      <ReasonDialog
        {...dialog}
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onGiven={give}
      />
    </>
  );
}
