import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { useBusy } from '../../lib/use-busy.ts';
import { LinkButton } from '../buttons/link-button.tsx';
import { PlainButton } from '../buttons/plain-button.tsx';
import { toastFailure, toastSuccess } from './toasts.ts';

interface Props {
  save: () => Promise<unknown>;
  /** The page of the saved searches. */
  to: string;
  messageOf: (error: unknown) => string;
}

/** Saves the search of a list; afterwards it leads to the searches that are saved. */
export function SaveSearchButton({ save, to, messageOf }: Props) {
  const [isSaved, setSaved] = useState(false);
  const { isBusy, run } = useBusy();
  if (isSaved)
    return (
      <LinkButton to={to} variant="subtle">
        Saved searches
      </LinkButton>
    );

  const click = () =>
    run(async () => {
      try {
        await save();
        setSaved(true);
        toastSuccess('Search saved', 'You will hear about new matches once a day.');
      } catch (error) {
        toastFailure(texts.toastTitles.error, messageOf(error));
      }
    });
  return (
    <PlainButton variant="default" isBusy={isBusy} onClick={() => void click()}>
      Save this search
    </PlainButton>
  );
}
