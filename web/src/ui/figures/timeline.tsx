import type { ReactNode } from 'react';
import type { Meaning } from './chip.tsx';
import classes from './timeline.module.css';

export interface Moment {
  id: string;
  /** `open` is what went on, `over` where it began. */
  meaning: Meaning;
  title: ReactNode;
  /** It says the person and the time. */
  details?: ReactNode;
}

/** The newest comes first. */
export function Timeline({ label, moments }: { label: string; moments: readonly Moment[] }) {
  return (
    <ol aria-label={label} className={classes.list}>
      {moments.map(({ id, meaning, title, details }) => (
        <li key={id} className={classes.moment} data-meaning={meaning}>
          <div className={classes.title}>{title}</div>
          {details && <div className={classes.details}>{details}</div>}
        </li>
      ))}
    </ol>
  );
}
