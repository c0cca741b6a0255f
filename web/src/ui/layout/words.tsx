import type { ReactNode } from 'react';
import classes from './words.module.css';

interface Props {
  /** `soft` stands back, `due` ends soon, `error` is lost or wrong. */
  tone?: 'plain' | 'soft' | 'due' | 'error';
  isSmall?: boolean;
  isStrong?: boolean;
  /** `span` within a line. */
  as?: 'p' | 'span' | 'h2' | 'h3' | 'h4';
  id?: string;
  role?: 'alert' | 'status';
  children: ReactNode;
}

/** A sentence or a small heading in the page's own type. */
export function Words({
  tone = 'plain',
  isSmall = false,
  isStrong = false,
  as: Element = 'p',
  ...rest
}: Props) {
  return (
    <Element
      {...rest}
      className={classes.words}
      data-tone={tone}
      data-small={isSmall}
      data-strong={isStrong}
    />
  );
}

export function Bullets({ children }: { children: ReactNode }) {
  return <ul className={classes.bullets}>{children}</ul>;
}
