import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { messageOf } from '../../../lib/messages.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { toastFailure, toastSuccess } from '../../../ui/notices/toasts.ts';

interface Props {
  label: string;
  /** Screen readers hear the button without its surroundings, so this names its subject. */
  about: string;
  variant?: 'filled' | 'default' | 'subtle';
  /** The toast says `done` afterwards, or `failed` before the reason. */
  done: string;
  failed?: string;
  act: () => Promise<unknown>;
}

/** A button that answers the other side at once, and says what became of it. */
export function DecidingButton({
  label,
  about,
  variant = 'default',
  done,
  failed = '',
  act,
}: Props) {
  const [isBusy, setBusy] = useState(false);

  async function decide() {
    setBusy(true);
    try {
      await act();
      toastSuccess(done);
    } catch (error) {
      toastFailure(texts.toastTitles.error, `${failed}${messageOf(error)}`);
    }
    setBusy(false);
  }

  return (
    <PlainButton
      variant={variant}
      isBusy={isBusy}
      aria-label={`${label}: ${about}`}
      onClick={decide}
    >
      {label}
    </PlainButton>
  );
}
