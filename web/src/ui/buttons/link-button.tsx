import type { Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import classes from './link-button.module.css';

interface Props extends Omit<LinkProps, 'className'> {
  variant?: 'filled' | 'default' | 'subtle';
  size?: 'md' | 'lg';
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link that looks like Mantine's button. Mantine's own brings its whole style engine, 10 kB, into the first load
 * of pages that need nothing else of it: the header's, the landing page's.
 */
export function LinkButton({ variant = 'filled', size = 'md', ...link }: Props) {
  return <Link {...link} className={classes.button} data-variant={variant} data-size={size} />;
}

/** Looks like a button inside a row that is a link as a whole. */
export const ButtonFace = ({ variant, children }: Pick<Props, 'variant' | 'children'>) => (
  <span aria-hidden className={classes.button} data-variant={variant} data-size="md">
    {children}
  </span>
);
