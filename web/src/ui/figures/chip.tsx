import type { ReactNode } from 'react';
import classes from './chip.module.css';

/**
 * `open`: it goes on, or one may act; `turn`: it waits for the person who looks; `due`: soon; `waiting`: for somebody
 * else, who is named; `over`: ended, withdrawn, expired; `error`: lost or broken.
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
