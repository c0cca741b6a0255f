import type { ReactNode } from 'react';
import classes from './key-figures.module.css';

/** A few figures in a ruled line, each above its name. */
export const KeyFigures = ({ children }: { children: ReactNode }) => (
  <dl className={classes.figures}>{children}</dl>
);

export function KeyFigure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.figure}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}
