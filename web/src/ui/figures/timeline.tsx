import type { ReactNode } from 'react';
import type { Meaning } from './chip.tsx';
import classes from './timeline.module.css';

export interface Moment {
  id: string;
  /** `open` is what went on, `over` where it began. */
  meaning: Meaning;
  title: ReactNode;
  /** Who and when. */
  details?: ReactNode;
}

/** What happened to a thing, the newest first. */
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
