import { type ReactNode, useState } from 'react';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';

interface Window {
  isOpen: boolean;
  onClose: () => void;
}

interface Props {
  /** False while the viewer may not ask for other terms. */
  label: string | false;
  /** The work that it is about. */
  about: string;
  isQuiet?: boolean;
  children: (window: Window) => ReactNode;
}

/** The button that opens a form for other terms. The window stays mounted without the button, so that it can close. */
export function TermsButton({ label, about, isQuiet = false, children }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {label && (
        <PlainButton
          variant={isQuiet ? 'subtle' : 'default'}
          size={isQuiet ? 'sm' : 'md'}
          aria-label={`${label}: ${about}`}
          onClick={() => setAsking(true)}
        >
          {label}
        </PlainButton>
      )}
      {children({ isOpen: isAsking, onClose: () => setAsking(false) })}
    </>
  );
}
