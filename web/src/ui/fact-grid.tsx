import type { ReactNode } from 'react';
import classes from './fact-grid.module.css';

/** What is known of one thing, each with its name above it, in columns. */
export function FactGrid({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>;
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}
