import { dayText } from '../../../lib/dates.ts';
import classes from '../panel.module.css';

interface Props {
  label: string;
  day: string | null;
  /** It is the time zone in which the day ends, if it differs from the viewer's. */
  zone?: string | undefined;
  /** It stands below the text while no day is set. */
  hint?: string | undefined;
}

/** A day that is the other side's to set. */
export function DayText({ label, day, zone, hint }: Props) {
  return (
    <dl className={classes.rows}>
      <div className={classes.row}>
        <dt className={classes.name}>{label}</dt>
        <dd className={classes.value} data-set={day !== null}>
          {day ? <time dateTime={day}>{dayText(day)}</time> : 'Not set yet'}
          <span className={classes.zone}>{day ? zone : hint}</span>
        </dd>
      </div>
    </dl>
  );
}
