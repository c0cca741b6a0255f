import { exactText } from '../../lib/dates.ts';
import { waitedText } from './waited-text.ts';
import classes from './waiting-header.module.css';

interface Props {
  title: string;
  since: string;
}

/** Who waits, and for how long. */
export function WaitingHeader({ title, since }: Props) {
  return (
    <header className={classes.header}>
      <h2 tabIndex={-1} className={classes.title}>
        {title}
      </h2>
      <p className={classes.waited}>
        Waiting for{' '}
        <time dateTime={since} title={exactText(since)}>
          {waitedText(since, Date.now())}
        </time>
      </p>
    </header>
  );
}
