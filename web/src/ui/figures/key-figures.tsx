import type { ReactNode } from 'react';
import classes from './key-figures.module.css';

interface Props {
  /** The details of the figures follow them at once. */
  isSnug?: boolean;
  children: ReactNode;
}

/** A few figures in a ruled line, each above its name. */
export const KeyFigures = ({ isSnug = false, children }: Props) => (
  <dl className={classes.figures} data-snug={isSnug}>
    {children}
  </dl>
);

export function KeyFigure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.figure}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}
