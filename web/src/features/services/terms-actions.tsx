import { type ReactNode, useState } from 'react';
import { PlainButton } from '../../ui/plain-button.tsx';
import classes from './panel.module.css';

interface Window {
  isOpen: boolean;
  onClose: () => void;
}

interface Props {
  /** The button that asks for other terms, where they may be asked for. */
  ask: string | false;
  /** The work that it is about. */
  about: string;
  form: (window: Window) => ReactNode;
  /** The button that shows what was asked for before, where there can be such. */
  past: string | false;
  history: (window: Window) => ReactNode;
  children?: ReactNode;
}

/** The way to ask for other terms, and the way to what was asked for before. */
export function TermsActions({ ask, about, form, past, history, children }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [isLooking, setLooking] = useState(false);
  return (
    <>
      {(ask || past || children) && (
        <div className={classes.quiet}>
          {ask && (
            <PlainButton
              variant="subtle"
              size="sm"
              aria-label={`${ask}: ${about}`}
              onClick={() => setAsking(true)}
            >
              {ask}
            </PlainButton>
          )}
          {past && (
            <PlainButton variant="subtle" size="sm" onClick={() => setLooking(true)}>
              {past}
            </PlainButton>
          )}
          {children}
        </div>
      )}
      {form({ isOpen: isAsking, onClose: () => setAsking(false) })}
      {history({ isOpen: isLooking, onClose: () => setLooking(false) })}
    </>
  );
}
