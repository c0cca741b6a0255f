import type { ReactNode } from 'react';
import { PersonAvatar } from './person-avatar.tsx';
import classes from './person-line.module.css';

interface Props {
  name: string;
  /** A way to the person in place of the plain name. */
  shownName?: ReactNode;
  id: string;
  imageUrl?: string | null;
  /** It stands in a quieter colour after the name. */
  trade?: ReactNode;
  details?: ReactNode;
  action?: ReactNode;
}

/** A person in two lines: who, and what is known of their work. */
export function PersonLine({ name, shownName, id, imageUrl, trade, details, action }: Props) {
  return (
    <div className={classes.line}>
      <PersonAvatar name={name} id={id} imageUrl={imageUrl ?? null} />
      <div className={classes.text}>
        <div>
          <span dir="auto" className={classes.name}>
            {shownName ?? name}
          </span>
          {trade && <span className={classes.quiet}> · {trade}</span>}
        </div>
        {details && <div className={classes.quiet}>{details}</div>}
      </div>
      {action}
    </div>
  );
}
