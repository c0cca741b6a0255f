import type { MouseEvent } from 'react';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';

interface Props {
  childName: string;
  close: () => void;
}

/** Goes with the file that it closes: the focus returns to the heading of what the file stood in. */
export function CloseChildFile({ childName, close }: Props) {
  function leave({ currentTarget }: MouseEvent) {
    const heading = currentTarget.closest('article, section')?.querySelector('h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
    close();
  }
  return (
    <PlainButton variant="subtle" aria-label={`Close file: ${childName}`} onClick={leave}>
      Close file
    </PlainButton>
  );
}
