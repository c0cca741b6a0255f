import type { ReactNode } from 'react';
import classes from './facts.module.css';

export interface Fact {
  label: ReactNode;
  /** How it comes about, in small beneath. */
  note?: ReactNode;
  value: ReactNode;
  /** The row is the sum of the others. */
  isSum?: boolean;
}

/** Names and their values in ruled lines: the parts of a price, what is known of a thing. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, note, value, isSum = false }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name, and lines keep their place
        <div key={index} className={classes.fact} data-sum={isSum}>
          <dt>
            {label}
            {note && <span className={classes.note}>{note}</span>}
          </dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
