import { dayText } from '../../lib/dates.ts';
import classes from './panel.module.css';

interface Props {
  label: string;
  day: string | null;
  /** Where the day ends, if that is not where the viewer is. */
  zone?: string | undefined;
  /** What stands there without a day. */
  without: string;
}

/** A day that is the other side's to set. */
export function DayText({ label, day, zone, without }: Props) {
  return (
    <dl className={classes.rows}>
      <div className={classes.row}>
        <dt className={classes.name}>{label}</dt>
        <dd className={classes.value}>
          {day ? <time dateTime={day}>{dayText(day)}</time> : without}
          {day && zone && <span className={classes.zone}>{zone}</span>}
        </dd>
      </div>
    </dl>
  );
}
