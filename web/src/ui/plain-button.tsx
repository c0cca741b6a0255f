import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import classes from './plain-button.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'disabled'> {
  variant?: 'filled' | 'light' | 'default' | 'subtle';
  size?: 'sm' | 'md';
  /** Shows progress, and takes no second click; it keeps the focus. */
  isBusy?: boolean;
  /** There is nothing to do now; it keeps the focus. */
  isDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Mantine's button without its style engine, for what the list of jobs loads first; as LinkButton is for links. */
export function PlainButton({
  variant = 'filled',
  size = 'md',
  isBusy = false,
  isDisabled = false,
  onClick,
  children,
  ...button
}: Props) {
  const isInert = isBusy || isDisabled;
  return (
    <button
      type="button"
      {...button}
      className={classes.button}
      data-variant={variant}
      data-size={size}
      aria-busy={isBusy}
      aria-disabled={isInert}
      onClick={isInert ? refuse : onClick}
    >
      {isBusy && <span aria-hidden className={classes.spinner} />}
      {children}
    </button>
  );
}

/** Also keeps a form from being sent by it. */
function refuse(event: MouseEvent) {
  event.preventDefault();
}
