import classes from './date-tile.module.css';

const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** A day (`YYYY-MM-DD`) as a leaf of a calendar, before an event or a date; the words beside it say it whole. */
export function DateTile({ day }: { day: string }) {
  const date = new Date(`${day}T00:00:00Z`);
  return (
    <span aria-hidden className={classes.tile}>
      <span className={classes.month}>{month.format(date)}</span>
      <span className={classes.day}>{date.getUTCDate()}</span>
    </span>
  );
}
