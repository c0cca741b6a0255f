import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';

interface Props {
  licenseName: string;
  open: () => Promise<string>;
}

/** A window that opened by itself after the answer would be kept back by browsers, so a link comes. */
export function LicensePaper({ licenseName, open }: Props) {
  const [url, setUrl] = useState<string>();
  const { isBusy, run } = useBusy();

  async function ask() {
    try {
      setUrl(await open());
    } catch (failure) {
      toastFailure(texts.toastTitles.error, messageOf(failure));
    }
  }

  if (url)
    return (
      <LinkButton
        to={url}
        target="_blank"
        rel="noreferrer"
        variant="default"
        onClick={() => setUrl(undefined)}
      >
        Show the paper in a new tab
      </LinkButton>
    );
  return (
    <PlainButton
      variant="default"
      isBusy={isBusy}
      aria-label={`Open the paper of ${licenseName}`}
      onClick={() => void run(ask)}
    >
      Open the paper
    </PlainButton>
  );
}
