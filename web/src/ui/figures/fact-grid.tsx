import type { ReactNode } from 'react';
import classes from './fact-grid.module.css';

interface Props {
  /** Leaves room for an address in each column. */
  isWide?: boolean;
  /** Each with its name before it, in one line. */
  isLine?: boolean;
  children: ReactNode;
}

export function FactGrid({ isWide = false, isLine = false, children }: Props) {
  return (
    <dl className={classes.facts} data-wide={isWide} data-line={isLine}>
      {children}
    </dl>
  );
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}
