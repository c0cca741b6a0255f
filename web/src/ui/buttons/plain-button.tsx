import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import classes from './plain-button.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'disabled'> {
  /** `filled` is the one main action of a screen, `danger` what is lost, `subtle` what is seldom done, `quiet` what hardly anybody does. */
  variant?: 'filled' | 'light' | 'default' | 'subtle' | 'quiet' | 'danger';
  size?: 'sm' | 'md';
  /** Shows progress, and takes no second click; it keeps the focus. */
  isBusy?: boolean;
  /** There is nothing to do now; it keeps the focus. */
  isDisabled?: boolean;
  /** It asks before something is lost. */
  isLoss?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** The button of every page: Mantine's without its style engine, as `LinkButton` is for links. */
export function PlainButton({
  variant = 'filled',
  size = 'md',
  isBusy = false,
  isDisabled = false,
  isLoss = false,
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
      data-loss={isLoss}
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
