import type { ReactNode } from 'react';
import classes from './icon-lines.module.css';

interface Props {
  label: string;
  /** The lines are steps, one after the other. */
  isOrdered?: boolean;
  isSmall?: boolean;
  children: ReactNode;
}

/** Sentences with an icon before each, without a sheet of their own. */
export function IconLines({ label, isOrdered = false, isSmall = false, children }: Props) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List role="list" aria-label={label} className={classes.lines} data-small={isSmall}>
      {children}
    </List>
  );
}

interface LineProps {
  icon: ReactNode;
  isDone: boolean;
  children: ReactNode;
}

export function IconLine({ icon, isDone, children }: LineProps) {
  return (
    <li className={classes.line} data-done={isDone}>
      <span aria-hidden className={classes.icon}>
        {icon}
      </span>
      <div>{children}</div>
    </li>
  );
}
