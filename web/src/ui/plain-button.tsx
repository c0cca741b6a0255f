import type { ButtonHTMLAttributes, Ref } from 'react';
import classes from './plain-button.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  variant?: 'filled' | 'light' | 'default' | 'subtle';
  size?: 'sm' | 'md';
  /** Shows progress, and takes no second click; it keeps the focus. */
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Mantine's button without its style engine, for what the list of jobs loads first; as LinkButton is for links. */
export function PlainButton({
  variant = 'filled',
  size = 'md',
  isBusy = false,
  onClick,
  children,
  ...button
}: Props) {
  return (
    <button
      type="button"
      {...button}
      className={classes.button}
      data-variant={variant}
      data-size={size}
      aria-busy={isBusy}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onClick}
    >
      {isBusy && <span aria-hidden className={classes.spinner} />}
      {children}
    </button>
  );
}
