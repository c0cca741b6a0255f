import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './stat.module.css';

interface Props {
  label: string;
  /** The figure, as it is written. */
  value: ReactNode;
  /** It says the present state, such as "1 waits for you". */
  note?: ReactNode;
  /** Every number opens: where its parts are. */
  to?: string;
  meaning?: 'turn' | 'due';
  chip?: ReactNode;
}

/** One figure with its word. Several stand in a `Grid min="figure"`. */
export function Stat({ label, value, note, to, meaning, chip }: Props) {
  return (
    <div className={classes.stat} data-meaning={meaning}>
      <div className={classes.head}>
        <Label to={to}>{label}</Label>
        {chip}
      </div>
      <div className={classes.value}>{value}</div>
      {note && <div className={classes.note}>{note}</div>}
    </div>
  );
}

function Label({ to, children }: { to: string | undefined; children: string }) {
  if (!to) return <span>{children}</span>;
  // The browser itself scrolls to a section of the same page, and moves the focus there.
  if (to.startsWith('#'))
    return (
      <a href={to} className={classes.link}>
        {children}
      </a>
    );
  return (
    <Link to={to} className={classes.link}>
      {children}
    </Link>
  );
}
