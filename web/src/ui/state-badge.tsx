import type { ReactNode } from 'react';
import classes from './state-badge.module.css';

interface Props {
  /** `good` is what one hopes for, `over` what has ended, `warning` what to look at, `bad` what is broken, `plain` the rest. */
  tone?: 'plain' | 'good' | 'over' | 'warning' | 'bad';
  children: ReactNode;
}

/** The state of a thing in a word. Mantine's badge writes in capitals smaller than any text of ours. */
export function StateBadge({ tone = 'plain', children }: Props) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
