import type { ReactNode } from 'react';
import classes from './chip.module.css';

/**
 * `open` is active or open to action; `turn` waits for the reader; `due` is near; `waiting` waits
 * for another person, who is named; `over` is ended, withdrawn or expired; `error` is lost or
 * broken.
 */
export type Meaning = 'open' | 'turn' | 'due' | 'waiting' | 'over' | 'error';

/** The state of a thing in a dot and a word: the specification's word where it has one. */
export function Chip({ meaning, children }: { meaning: Meaning; children: ReactNode }) {
  return (
    <span className={classes.chip} data-meaning={meaning}>
      {children}
    </span>
  );
}
