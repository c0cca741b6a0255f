import classes from './count-badge.module.css';

const most = 99;

/** A count on the corner of an icon. What it counts is said in the name of what it stands on. */
export function CountBadge({ count }: { count: number }) {
  if (!count) return null;
  return (
    <span aria-hidden className={classes.badge}>
      {count > most ? `${most}+` : count}
    </span>
  );
}
