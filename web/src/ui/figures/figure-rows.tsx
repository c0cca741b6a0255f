import type { ReactNode } from 'react';
import classes from './figure-rows.module.css';

/** Names and short values without lines between them; `Facts` has lines. */
export const FigureRows = ({ children }: { children: ReactNode }) => (
  <dl className={classes.rows}>{children}</dl>
);

interface Props {
  name: string;
  /** A value that is still open stands back. */
  isSet?: boolean;
  hint?: ReactNode;
  children: ReactNode;
}

export function FigureRow({ name, isSet = true, hint, children }: Props) {
  return (
    <div className={classes.row}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.value} data-set={isSet}>
        {children}
        {hint && <span className={classes.hint}>{hint}</span>}
      </dd>
    </div>
  );
}
