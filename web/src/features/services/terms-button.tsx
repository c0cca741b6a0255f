import { type ReactNode, useState } from 'react';
import { PlainButton } from '../../ui/plain-button.tsx';

interface Window {
  isOpen: boolean;
  onClose: () => void;
}

interface Props {
  /** False where they may not be asked for now. */
  label: string | false;
  /** The work that it is about. */
  about: string;
  children: (window: Window) => ReactNode;
}

/** The way to ask for other terms. Its window stays, so that it closes by itself once they were asked for. */
export function TermsButton({ label, about, children }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {label && (
        <PlainButton
          variant="default"
          size="sm"
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
